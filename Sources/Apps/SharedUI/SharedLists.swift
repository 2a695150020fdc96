// The lists that all pages of a process share.
import DataLayer

/// The shared lists of one service; made with the dependencies of its app.
@MainActor
final class SharedLists {
  private var lists: [String: any AnyObject & Sendable] = [:]

  /// No list yet.
  nonisolated init() {}

  /// The list of a collection, made at the first call.
  func list<Content, Failure>(
    _ collection: String, make: () -> SharedList<Content, Failure>
  ) -> SharedList<Content, Failure> {
    if let list = lists[collection] as? SharedList<Content, Failure> { return list }
    let list = make()
    lists[collection] = list
    return list
  }
}
