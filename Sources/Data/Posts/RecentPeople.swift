// The people looked at last and the newest page of each, saved between runs.
import DataLayer
import Foundation

/// The last 20 people of a source, the most recent first, with their newest pages; one for each
/// store, or for each reader of a store. The page of a person who leaves the list is deleted.
public actor RecentPeople {
  private let store: any RecordStore
  private let source: String
  private let reader: Reader?
  private var people: [Person]?
  private var watchers: [Int: AsyncStream<[Person]>.Continuation] = [:]
  private var lastWatcher = 0

  /// The most people in the list.
  static let limit = 20

  /// The saved page of a person.
  package struct Page: Codable, Sendable, Equatable {
    /// Who posted.
    package var person: Person
    /// The newest posts at that time.
    package var page: PostPage
  }

  /// One of several readers, and what is called when their list has changed.
  struct Reader: Sendable {
    let name: String
    let changed: @Sendable (_ count: Int) async -> Void
  }

  /// The recent people of `source`, saved in `store`.
  public init(store: any RecordStore, source: String) {
    self.init(store: store, source: source, reader: nil)
  }

  init(store: any RecordStore, source: String, reader: Reader?) {
    self.store = store
    self.source = source
    self.reader = reader
  }

  /// The people now and after each change, the most recent first; ends with the task that reads it.
  package func recent() async -> AsyncStream<[Person]> {
    let (stream, watcher) = AsyncStream.makeStream(
      of: [Person].self, bufferingPolicy: .bufferingNewest(1))
    let people = await list()
    lastWatcher += 1
    let number = lastWatcher
    watchers[number] = watcher
    watcher.onTermination = { [weak self] _ in
      Task { await self?.forgetWatcher(number) }
    }
    watcher.yield(people)
    return stream
  }

  /// Puts a person first in the list.
  package func remember(_ person: Person) async {
    var people = await list()
    people.removeAll { $0.id == person.id }
    people.insert(person, at: 0)
    let gone = people.dropFirst(Self.limit)
    await keep(Array(people.prefix(Self.limit)))
    for person in gone { await removePage(of: person) }
  }

  /// Removes a person and their saved page.
  package func forget(_ person: Person) async {
    let people = await list()
    await keep(people.filter { $0.id != person.id })
    await removePage(of: person)
  }

  /// The saved page of a handle's person; nil when there is none.
  package func page(of handle: String) async -> Record<Page>? {
    let name = handle.lowercased()
    guard let person = await list().first(where: { $0.handle.lowercased() == name }) else {
      return nil
    }
    // A damaged page is loaded again; the store reports it and sets it aside.
    return try? await store.load(Page.self, from: "posts-\(source)", key: key(of: person))
  }

  /// Saves the newest page of a person who is in the list.
  package func keep(_ page: PostPage, of person: Person) async {
    guard await list().contains(where: { $0.id == person.id }) else { return }
    let page = Page(person: person, page: page)
    // A page that is not saved only costs the next start offline; the store reports why.
    try? await store.save(page, to: "posts-\(source)", key: key(of: person))
  }

  private var listKey: String { reader?.name ?? "recent" }

  /// The key of a person's page. Each reader has pages of their own, so that the time of one says
  /// nothing of other readers.
  private func key(of person: Person) -> String {
    reader.map { "\($0.name) \(person.id)" } ?? person.id
  }

  private func removePage(of person: Person) async {
    // A page that stays is overwritten by the next; the store reports why.
    try? await store.remove(from: "posts-\(source)", key: key(of: person))
  }

  private func list() async -> [Person] {
    if let people { return people }
    // A damaged list counts as none; the store reports it and sets it aside.
    let saved = (try? await store.load([Person].self, from: "people-\(source)", key: listKey))?
      .value
    // A person may have been added while the store loaded the list.
    let list = people ?? saved ?? []
    people = list
    return list
  }

  private func keep(_ list: [Person]) async {
    people = list
    for watcher in watchers.values { watcher.yield(list) }
    // A list that is not saved only costs the next start; the store reports why.
    try? await store.save(list, to: "people-\(source)", key: listKey)
    await reader?.changed(list.count)
  }

  /// Deletes the list and its pages.
  func removeAll() async {
    for person in await list() { await removePage(of: person) }
    people = nil
    // A list that stays is overwritten by the next; the store reports why.
    try? await store.remove(from: "people-\(source)", key: listKey)
  }

  private func forgetWatcher(_ number: Int) { watchers[number] = nil }
}
