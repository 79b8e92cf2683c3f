import CommandLineInterface
import Testing

@Suite struct DiskSpaceTests {
    @Test func `a disk says what is free, and one that has no size says nothing`() throws {
        #expect(try #require(DiskSpace.free(at: "/tmp")) >= 0)
        // As some disks of other machines do.
        #expect(DiskSpace.free(at: "/proc") == nil)
        #expect(DiskSpace.free(at: "/nowhere") == nil)
    }
}
