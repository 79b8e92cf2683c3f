import CLibFuzzer
import Glibc

/// What libFuzzer calls back; a C function cannot carry it along.
nonisolated(unsafe) private var check: ([UInt8]) -> Void = { _ in }

/// Feeds `check` with input that libFuzzer invents, until the time given on the command line is up
/// or `check` traps.
package func fuzz(_ newCheck: @escaping ([UInt8]) -> Void) -> Never {
    unsafe check = newCheck
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    exit(
        unsafe LLVMFuzzerRunDriver(&count, &arguments) { start, count in
            unsafe check([UInt8](UnsafeBufferPointer(start: start, count: count)))
            return 0
        })
}

/// Traps where something that must hold does not, and tells what: an optimised build keeps the words of
/// a precondition to itself.
package func require(_ holds: Bool, _ fault: @autoclosure () -> String) {
    guard holds else { fatalError(fault()) }
}
