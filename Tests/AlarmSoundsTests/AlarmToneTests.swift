import AlarmSounds
import Testing

@Suite struct AlarmToneTests {
    @Test func `a file begins with a header of PCM in one channel`() {
        let file = AlarmTone(percent: 100).file(seconds: 2)
        let header: [UInt8] =
            Array("RIFF".utf8) + [0x24, 0xFA, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0]
            + [1, 0, 1, 0] + [0x80, 0x3E, 0, 0] + [0, 0x7D, 0, 0] + [2, 0, 16, 0]
            + Array("data".utf8) + [0, 0xFA, 0, 0]
        #expect(Array(file.prefix(44)) == header)
        #expect(file.count == 44 + 2 * 2 * AlarmTone.rate)
    }

    @Test(arguments: [30, 45, 60, 80, 100])
    func `the volume is in the samples`(_ percent: Int) {
        let highest = samples(percent: percent, seconds: 2).map { abs(Int($0)) }.max() ?? 0
        #expect(abs(highest - 320 * percent) <= 1)
    }

    @Test func `a volume that is none is brought to the nearest one`() {
        #expect(
            AlarmTone(percent: 900).file(seconds: 1) == AlarmTone(percent: 100).file(seconds: 1))
        #expect(AlarmTone(percent: -1).file(seconds: 1) == AlarmTone(percent: 1).file(seconds: 1))
    }

    @Test(arguments: 1...10)
    func `nothing clicks, at the end and between rounds either`(_ seconds: Int) {
        let samples = samples(percent: 100, seconds: seconds)
        #expect(samples.first == 0)
        #expect(abs(Int(samples.last ?? .max)) <= 1)
        // A pure tone at the highest of the three notes, three times as high for its overtones, moves no faster.
        let steps = zip(samples, samples.dropFirst()).map { abs(Int($1) - Int($0)) }
        #expect(steps.max() ?? 0 < 20_000)
    }

    @Test func `no pause is longer than half a second`() {
        var longest = 0
        var silent = 0
        for sample in samples(percent: 30, seconds: 20) {
            silent = abs(Int(sample)) < 32 ? silent + 1 : 0
            longest = max(longest, silent)
        }
        #expect(longest < AlarmTone.rate / 2)
        #expect(longest > AlarmTone.rate / 4)
    }

    @Test func `an error is one sentence`() {
        #expect(
            AlarmSoundError.noPlayer.description
                == "No program that plays sounds is installed (pw-play, paplay or aplay).")
    }

    private func samples(percent: Int, seconds: Int) -> [Int16] {
        let file = AlarmTone(percent: percent).file(seconds: seconds)
        return stride(from: 44, to: file.count, by: 2).map {
            Int16(bitPattern: UInt16(file[$0]) | UInt16(file[$0 + 1]) << 8)
        }
    }
}
