// The standard library has no transcendental functions, and Foundation would cost more at start-up
// than a whole forecast. They come from the C library, in this file alone.
import Glibc

extension Double {
    var exponential: Double { exp(self) }

    var logarithm: Double { log(self) }

    var sine: Double { sin(self) }

    /// The share of a standard normal distribution at or below this value.
    var normalShare: Double { 0.5 * erfc(-self * 0.5.squareRoot()) }
}
