// The recent people of each reader of a site.
public import DataLayer
import Synchronization

/// The recent people of each reader, over one store: no reader sees or deletes those of another.
///
/// The 200 readers who viewed a person last are saved. Beyond that, lists of one person are deleted
/// first, because each request without a cookie counts as a new reader.
public final class RecentPeopleOfReaders: Sendable {
  private struct Weak {
    weak var people: RecentPeople?
  }

  private let store: any RecordStore
  private let source: String
  private let readers: SavedReaders
  /// The lists in use, so that two pages of one reader share one.
  private let used = Mutex<[String: Weak]>([:])

  /// The lists of the readers of `source`, saved in `store`.
  public init(store: any RecordStore, source: String) {
    self.store = store
    self.source = source
    readers = SavedReaders(store: store, source: source)
  }

  /// The list of a reader.
  public func people(of name: String) -> RecentPeople {
    used.withLock { used in
      if let people = used[name]?.people { return people }
      if used.count >= 1_000 { used = used.filter { $0.value.people != nil } }
      let people = RecentPeople(
        store: store, source: source,
        reader: .init(name: name) { [readers] count in await readers.changed(name, count) })
      used[name] = Weak(people: people)
      return people
    }
  }
}

/// The readers that have a saved list.
actor SavedReaders {
  /// A reader, and the number of people in their list.
  private struct Entry: Codable, Sendable {
    var name: String
    var count: Int
  }

  /// The most readers that are saved.
  static let limit = 200
  private static let key = "readers"

  private let store: any RecordStore
  private let source: String
  /// The readers, most recent first, as this process saved them last.
  private var entries: [Entry]?
  /// The last change that was started; the next one waits for it.
  private var lastChange: Task<Void, Never>?

  init(store: any RecordStore, source: String) {
    self.store = store
    self.source = source
  }

  /// Records a change of a reader's list.
  func changed(_ name: String, _ count: Int) async {
    if let first = entries?.first, first.name == name, first.count == count { return }
    let before = lastChange
    let change = Task {
      await before?.value
      await save(name, count)
    }
    lastChange = change
    await change.value
  }

  private func save(_ name: String, _ count: Int) async {
    var list = await saved()
    list.removeAll { $0.name == name }
    if count > 0 { list.insert(Entry(name: name, count: count), at: 0) }
    var gone = count > 0 ? [] : [name]
    while list.count > Self.limit {
      let place = list.dropFirst().lastIndex { $0.count == 1 } ?? list.count - 1
      gone.append(list.remove(at: place).name)
    }
    entries = list
    // Unsaved readers only cost the next start; the store reports the reason.
    try? await store.save(list, to: "people-\(source)", key: Self.key)
    for name in gone { await removeAll(of: name) }
  }

  /// The currently saved readers, because another process may have added some.
  private func saved() async -> [Entry] {
    do throws(RecordError) {
      let saved = try await store.load([Entry].self, from: "people-\(source)", key: Self.key)?.value
      // Earlier versions had one list for all readers.
      if saved == nil, entries == nil {
        await RecentPeople(store: store, source: source).removeAll()
      }
      return saved ?? []
    } catch {
      // The store reports damaged readers, and sets them aside.
      return entries ?? []
    }
  }

  private func removeAll(of name: String) async {
    let reader = RecentPeople.Reader(name: name) { _ in }
    await RecentPeople(store: store, source: source, reader: reader).removeAll()
  }
}
