// The people viewed last and the newest page of each, saved between runs.
public import DataLayer
import Foundation

/// The last 20 people of a source, most recent first, with their newest pages; one for each store,
/// or for each reader of a store. The page of a person who leaves the list is deleted.
///
/// Other processes may change the saved list. Each change is applied to the list that is saved at
/// that time.
public actor RecentPeople {
  private let store: any RecordStore
  private let source: String
  private let reader: Reader?
  private var people: [Person]?
  private let watchers = Broadcast<[Person]>()
  /// The last change that was started; the next one waits for it.
  private var lastChange: Task<Change, Never>?
  /// The number of changes that were started and are not saved yet.
  private var unsaved = 0
  /// Observes the saves of other processes, once a page shows the list.
  private var following: Task<Void, Never>?

  /// The most people in the list.
  static let limit = 20

  /// The saved page of a person.
  package struct Page: Codable, Sendable, Equatable {
    /// The author of the posts.
    package var person: Person
    /// The newest posts at the time of saving.
    package var page: PostPage

    /// The page of a person.
    package init(person: Person, page: PostPage) {
      self.person = person
      self.page = page
    }
  }

  /// The people after a change, of whom the first 20 are saved if `isSaved`.
  private typealias Change = (people: [Person], isSaved: Bool)

  /// One of several readers, and the function to call when their list has changed.
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

  deinit { following?.cancel() }

  /// The people now and after each change, most recent first. Ends with the task that reads it.
  ///
  /// Changes of other processes are included if the store notifies of them.
  package func recent() async -> AsyncStream<[Person]> {
    follow()
    return watchers.values(first: await list())
  }

  /// Moves a person to the front of the list.
  package func remember(_ person: Person) async {
    let (people, _) = await change { people in
      Array(([person] + people.filter { $0.id != person.id }).prefix(Self.limit + 1))
    }
    for person in people.dropFirst(Self.limit) { await removePage(of: person) }
  }

  /// Removes a person and their saved page. False when that cannot be saved: the person would be
  /// back after a restart, and is shown again.
  @discardableResult
  package func forget(_ person: Person) async -> Bool {
    let before = await list()
    let (people, isSaved) = await change { $0.filter { $0.id != person.id } }
    if isSaved {
      await removePage(of: person)
    } else {
      let ids = Set(people.map(\.id)).union([person.id])
      show(before.filter { ids.contains($0.id) })
    }
    return isSaved
  }

  /// The saved page of the person with a handle; nil when there is none.
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
    // An unsaved page only costs the next start offline; the store reports the reason.
    try? await store.save(page, to: "posts-\(source)", key: key(of: person))
  }

  private var listKey: String { reader?.name ?? "recent" }

  /// The key of a person's page. Each reader has separate pages, so that the time of one reveals
  /// nothing about other readers.
  private func key(of person: Person) -> String {
    reader.map { "\($0.name) \(person.id)" } ?? person.id
  }

  private func removePage(of person: Person) async {
    // A remaining page is overwritten by the next; the store reports the reason.
    try? await store.remove(from: "posts-\(source)", key: key(of: person))
  }

  private func list() async -> [Person] {
    if let people { return people }
    let saved = await saved()
    // A person may have been added while the store loaded the list.
    let list = people ?? saved ?? []
    people = list
    return list
  }

  /// Makes a change in the shown list, and then in the saved list.
  ///
  /// Returns the changed list.
  private func change(_ edit: @escaping @Sendable ([Person]) -> [Person]) async -> Change {
    show(edit(await list()))
    unsaved += 1
    let before = lastChange
    let change = Task {
      _ = await before?.value
      return await save(edit)
    }
    lastChange = change
    return await change.value
  }

  private func save(_ edit: @Sendable ([Person]) -> [Person]) async -> Change {
    let people = edit(await saved() ?? self.people ?? [])
    let list = Array(people.prefix(Self.limit))
    // A later change is already shown, and is saved next.
    if unsaved == 1 { show(list) }
    var isSaved = true
    do throws(RecordError) {
      try await store.save(list, to: "people-\(source)", key: listKey)
    } catch {
      // The store reports the reason.
      isSaved = false
    }
    unsaved -= 1
    await reader?.changed(list.count)
    return (people, isSaved)
  }

  private func show(_ list: [Person]) {
    let list = Array(list.prefix(Self.limit))
    guard list != people else { return }
    people = list
    watchers.send(list)
  }

  /// The saved list, empty when there is none; nil when it cannot be read.
  private func saved() async -> [Person]? {
    do throws(RecordError) {
      return try await store.load([Person].self, from: "people-\(source)", key: listKey)?.value
        ?? []
    } catch {
      // The store reports a damaged list, and sets it aside.
      return nil
    }
  }

  private func follow() {
    guard following == nil else { return }
    let changes = store.changes(of: listKey, in: "people-\(source)")
    following = Task { [weak self] in
      for await _ in changes { await self?.takeSaved() }
    }
  }

  /// Shows the saved list, unless a change of this process is pending, which will show it too.
  private func takeSaved() async {
    guard let people = await saved(), unsaved == 0 else { return }
    show(people)
  }

  /// Deletes the list and its pages.
  func removeAll() async {
    for person in await list() { await removePage(of: person) }
    people = nil
    // A remaining list is overwritten by the next; the store reports the reason.
    try? await store.remove(from: "people-\(source)", key: listKey)
  }
}
