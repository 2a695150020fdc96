// Changes of records, as notifications from all processes that share the database.
public import DataLayer

extension PostgreSQLRecordStore {
  /// True: each change is a notification.
  public var notifiesChanges: Bool { true }

  /// An element whenever the record was saved or removed, and when notifications may have been
  /// missed.
  public func changes(of key: String, in collection: String) -> AsyncStream<Void> {
    watchers.changes(of: key, in: collection)
  }

  /// The records of a collection that are saved or removed from now on.
  public func changes(in collection: String) -> AsyncStream<RecordChange> {
    watchers.changes(in: collection)
  }
}
