// A list of people, loaded page by page.
import DataLayer
import Foundation
import Posts

/// People in pages. `Key` identifies the query.
typealias PagedPeople<Key: Hashable & Sendable> = PagedList<Key, PeopleFeed, PostsError>

/// The loaded people, each once.
struct PeopleFeed: PagedItems {
  private(set) var people: [Person] = []
  private var known: Set<Person.ID> = []

  init() {}

  var count: Int { people.count }

  var entryIDs: Set<AnyHashable> { known }

  static func next(after page: PeoplePage) -> String? { page.next }

  mutating func take(first page: PeoplePage) -> Bool {
    self = PeopleFeed()
    append(page)
    return false
  }

  mutating func append(_ page: PeoplePage) {
    people += page.people.filter { known.insert($0.id).inserted }
  }
}

extension PagedList where Items == PeopleFeed {
  /// No people. The list ends after five successive pages without new ones.
  convenience init() { self.init(now: { Date() }) }

  /// The same with a clock of its own.
  convenience init(now: @escaping @Sendable () -> Date) {
    self.init(fruitlessPages: 5, now: now)
  }

  /// The loaded people, each once.
  var people: [Person] { items.people }

  /// Loads the first page of the people that `key` identifies.
  func load(_ key: Value, page: PageRequest) async {
    await load({ _ in key }, page: page)
  }
}
