import Fuzzing
import RequestSoundness

/// Any request gets an answer, and a subscriber's only ever one of two.
@main
enum FuzzRequest {
    static func main() {
        fuzz { bytes in
            let fault = RequestSoundness.fault(bytes)
            require(fault == nil, fault ?? "")
        }
    }
}
