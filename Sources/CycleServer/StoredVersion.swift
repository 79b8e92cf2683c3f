package import LogStore

/// The store's word for a version of an event; CalendarModel has one of the same name.
package typealias StoredVersion = EventVersion
