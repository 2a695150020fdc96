// The moods of posts: read once, kept, and handed out again.
import DataLayer
import Mood

/// Gives posts their verdicts, away from the main actor; make one for all who share a store.
///
/// A verdict is kept by post, text and version of the classifier, so that scrolling back or coming back another day
/// classifies nothing twice. Batches of everybody's posts take turns, one at a time: one core of the machine stays
/// free for the screens.
public actor MoodCache {
  private let reader: MoodReader
  private let store: any RecordStore
  private let collection: String
  /// The drawers in use, by key; each is read from the store when first opened.
  private var drawers: [String: MoodCacheShard] = [:]
  private var lastUsed: [String] = []
  /// The batch that is being worked on, or was last; the next one waits for it.
  private var turn: Task<Void, Never>?

  /// Posts classified at once; between two batches others get their turn.
  static let batch = 32
  /// Drawers kept in memory: 16 of 2,000 verdicts take about 5 MB.
  static let openDrawers = 16

  /// A shelf that asks `reader` and keeps what it says of the posts of `source` in `store`.
  public init(reader: MoodReader, store: any RecordStore, source: String) {
    self.reader = reader
    self.store = store
    collection = "moods-\(source)"
  }

  /// The verdicts of these posts of a person, told in order and a batch at a time; what is known comes at once.
  ///
  /// Stops early when its task is cancelled, between two batches.
  public func verdicts(
    for posts: [Post], of person: Person.ID, tell: @Sendable ([Post.ID: Verdict]) async -> Void
  ) async {
    let key = MoodCacheShard.key(of: person)
    var known: [Post.ID: Verdict] = [:]
    var unread: [(post: Post, text: String)] = []
    await open(key)
    for post in posts {
      switch Readable(post) {
      case .nothing: known[post.id] = .nothingToRead
      case .otherLanguage: known[post.id] = .otherLanguage
      case .english(let text):
        if let reading = drawers[key]?.reading(of: post, text: text) {
          known[post.id] = .mood(reading)
        } else {
          unread.append((post, text))
        }
      }
    }
    if !known.isEmpty { await tell(known) }
    guard !unread.isEmpty else { return }
    while !unread.isEmpty, !Task.isCancelled {
      let batch = Array(unread.prefix(Self.batch))
      unread.removeFirst(batch.count)
      await tell(await read(batch, key))
    }
    await keep(key)
  }

  /// The words of a post that weighed most, heaviest first; none where there is no mood.
  public nonisolated func weighedWords(of post: Post, limit: Int = 5) async -> [WeighedWord] {
    guard case .english(let text) = Readable(post) else { return [] }
    return await Self.words(reader, text, limit)
  }

  /// Reads a batch when its turn has come; what somebody else read meanwhile is not read again.
  private func read(_ batch: [(post: Post, text: String)], _ key: String) async -> [Post.ID:
    Verdict]
  {
    let before = turn
    let work = Task {
      await before?.value
      await open(key)
      let fresh = batch.filter { drawers[key]?.reading(of: $0.post, text: $0.text) == nil }
      guard !fresh.isEmpty else { return }
      let readings = await Self.readings(reader, fresh.map(\.text))
      await open(key)
      for (item, reading) in zip(fresh, readings) {
        drawers[key]?.put(reading, of: item.post, text: item.text)
      }
    }
    turn = work
    await work.value
    return batch.reduce(into: [:]) { verdicts, item in
      verdicts[item.post.id] = drawers[key]?.reading(of: item.post, text: item.text)
        .map(Verdict.mood)
    }
  }

  // Outside of the actor, so that those who only want what is known need not wait for the classifier.
  @concurrent
  private static func readings(_ reader: MoodReader, _ texts: [String]) async -> [MoodReading] {
    reader.readings(texts)
  }

  @concurrent
  private static func words(
    _ reader: MoodReader, _ text: String, _ limit: Int
  ) async -> [WeighedWord] {
    reader.weighedWords(text, limit)
  }

  private func open(_ key: String) async {
    if drawers[key] == nil {
      // What cannot be read is classified again; the store itself reports and sets aside what is damaged.
      let saved = (try? await store.load(MoodCacheShard.self, from: collection, key: key))?.value
      // Opened by somebody else while the store was asked, it may hold more by now.
      if drawers[key] == nil {
        let isCurrent = saved?.version == reader.version
        drawers[key] = (isCurrent ? saved : nil) ?? MoodCacheShard(version: reader.version)
      }
    }
    lastUsed.removeAll { $0 == key }
    lastUsed.append(key)
    if lastUsed.count > Self.openDrawers { drawers[lastUsed.removeFirst()] = nil }
  }

  private func keep(_ key: String) async {
    guard let drawer = drawers[key] else { return }
    // Verdicts that cannot be kept are found again another day; the store reports why.
    try? await store.save(drawer, to: collection, key: key)
  }
}
