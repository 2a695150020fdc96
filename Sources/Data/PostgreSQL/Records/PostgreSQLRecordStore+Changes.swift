// Changes of one record, told by all processes that share the database.
import DataLayer

extension PostgreSQLRecordStore {
  /// An element whenever the record was saved or removed, and when changes may have been missed.
  public func changes(of key: String, in collection: String) -> AsyncStream<Void> {
    let changes = database.changes()
    let (stream, output) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let reading = Task {
      for await change in changes {
        switch change {
        case .anything: output.yield()
        case .record(let other, let name) where other == collection && name == key: output.yield()
        case .record, .menu: continue
        }
      }
      output.finish()
    }
    output.onTermination = { _ in reading.cancel() }
    return stream
  }
}
