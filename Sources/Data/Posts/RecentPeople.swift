// The people looked at last, and the last page of each, kept between runs.
import DataLayer
import Foundation

/// Remembers the last 20 people of a source, the most recent first, and what they last posted; make one for all who
/// share a store. Whoever falls off the list takes their posts along.
public actor RecentPeople {
  private let store: any RecordStore
  private let source: String
  private var people: [Person]?
  private var watchers: [Int: AsyncStream<[Person]>.Continuation] = [:]
  private var lastWatcher = 0

  /// People that are remembered.
  static let limit = 20

  /// What a person last posted, as it is kept.
  package struct Page: Codable, Sendable, Equatable {
    /// Who posted.
    package var person: Person
    /// The newest posts at that time.
    package var page: PostPage
  }

  /// A shelf in `store` for the people of `source`.
  public init(store: any RecordStore, source: String) {
    self.store = store
    self.source = source
  }

  /// The remembered people now and after each change, the most recent first; ends with the task that reads it.
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

  /// Puts the person first.
  package func remember(_ person: Person) async {
    var people = await list()
    people.removeAll { $0.id == person.id }
    people.insert(person, at: 0)
    let gone = people.dropFirst(Self.limit)
    await keep(Array(people.prefix(Self.limit)))
    for person in gone { await removePage(of: person) }
  }

  /// Takes the person off the list, and their posts with them.
  package func forget(_ person: Person) async {
    let people = await list()
    await keep(people.filter { $0.id != person.id })
    await removePage(of: person)
  }

  /// What the person of a handle last posted, with the time it was kept.
  package func page(of handle: String) async -> Record<Page>? {
    let name = handle.lowercased()
    guard let person = await list().first(where: { $0.handle.lowercased() == name }) else {
      return nil
    }
    // What cannot be read is asked for again; the store itself reports and sets aside what is damaged.
    return try? await store.load(Page.self, from: "posts-\(source)", key: person.id)
  }

  /// Keeps what a person posted, while they are remembered.
  package func keep(_ page: PostPage, of person: Person) async {
    guard await list().contains(where: { $0.id == person.id }) else { return }
    let page = Page(person: person, page: page)
    // A page that cannot be kept only costs the next start offline; the store reports why.
    try? await store.save(page, to: "posts-\(source)", key: person.id)
  }

  private func removePage(of person: Person) async {
    // A page that stays is overwritten by the next; the store reports why it could not go.
    try? await store.remove(from: "posts-\(source)", key: person.id)
  }

  private func list() async -> [Person] {
    if let people { return people }
    // A list that cannot be read is no list; the store itself reports and sets aside what is damaged.
    let saved = (try? await store.load([Person].self, from: "people-\(source)", key: "recent"))?
      .value
    // Somebody may have been remembered while the store was asked.
    let list = people ?? saved ?? []
    people = list
    return list
  }

  private func keep(_ list: [Person]) async {
    people = list
    for watcher in watchers.values { watcher.yield(list) }
    // A list that cannot be kept is shorter next time; the store reports why.
    try? await store.save(list, to: "people-\(source)", key: "recent")
  }

  private func forgetWatcher(_ number: Int) { watchers[number] = nil }
}
