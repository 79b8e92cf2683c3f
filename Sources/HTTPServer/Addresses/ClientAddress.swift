/// Whoever is at the other end of a connection.
package typealias ClientAddress = IPAddress
