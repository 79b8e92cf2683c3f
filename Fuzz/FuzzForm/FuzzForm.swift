import Fuzzing
import WebSoundness

/// Any bytes are a form, or are none, and what is read of one stays within its limits.
@main
enum FuzzForm {
    static func main() {
        fuzz { bytes in
            let fault = FormSoundness.fault(bytes)
            require(fault == nil, fault ?? "")
        }
    }
}
