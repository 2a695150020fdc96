// A cache of the moods of posts.
public import DataLayer
public import Mood

/// Finds the verdicts of posts, off the main actor; one for each store.
///
/// Readings are saved by post, text and version of the classifier, so that no post is classified
/// twice, even by different processes. One batch is classified at a time, so that one of two cores
/// stays free for the screens.
public actor MoodCache {
  private let reader: MoodReader
  private let store: any RecordStore
  private let collection: String
  /// The shards in memory, by key, each loaded at its first use.
  private var shards: [String: MoodCacheShard] = [:]
  private var lastUsed: [String] = []
  /// The last batch that was started; the next one waits for it.
  private var lastBatch: Task<Void, Never>?

  /// The number of posts per batch; other requests run between two batches.
  static let batch = 32
  /// The most shards in memory; 16 of 2,000 verdicts take about 5 MB.
  static let openShards = 16

  /// A cache that classifies posts of `source` with `reader` and saves their readings in `store`.
  public init(reader: MoodReader, store: any RecordStore, source: String) {
    self.reader = reader
    self.store = store
    collection = "moods-\(source)"
  }

  /// Reports the verdicts of a person's posts: first the known ones, then batch by batch.
  ///
  /// Stops early when its task is cancelled, between two batches.
  public func verdicts(
    for posts: [Post], of person: Person.ID, tell: @Sendable ([Post.ID: Verdict]) async -> Void
  ) async {
    let key = MoodCacheShard.key(of: person)
    let isNew = await load(key)
    var (known, unread) = sorted(posts, key)
    if !unread.isEmpty, !isNew {
      // Another process may have classified them since the shard was loaded.
      await takeSaved(key)
      (known, unread) = sorted(posts, key)
    }
    if !known.isEmpty { await tell(known) }
    guard !unread.isEmpty else { return }
    while !unread.isEmpty, !Task.isCancelled {
      let batch = Array(unread.prefix(Self.batch))
      unread.removeFirst(batch.count)
      await tell(await read(batch, key))
    }
    await save(key)
  }

  /// The verdicts that need no classifier: those of earlier readings, and of posts without a mood.
  public func known(for posts: [Post], of person: Person.ID) async -> [Post.ID: Verdict] {
    let key = MoodCacheShard.key(of: person)
    await load(key)
    return sorted(posts, key).known
  }

  /// The verdicts that are in memory or need no classifier, and the posts that have none yet.
  private func sorted(
    _ posts: [Post], _ key: String
  ) -> (known: [Post.ID: Verdict], unread: [(post: Post, text: String)]) {
    var known: [Post.ID: Verdict] = [:]
    var unread: [(post: Post, text: String)] = []
    for post in posts {
      switch Readable(post) {
      case .nothing: known[post.id] = .nothingToRead
      case .otherLanguage(let code): known[post.id] = .otherLanguage(code)
      case .uncertainLanguage: known[post.id] = .uncertainLanguage
      case .english(let text):
        if let reading = shards[key]?.reading(of: post, text: text) {
          known[post.id] = .mood(reading)
        } else {
          unread.append((post, text))
        }
      }
    }
    return (known, unread)
  }

  /// The words of a post with the most weight, heaviest first; none without a mood.
  public nonisolated func weighedWords(of post: Post, limit: Int = 5) async -> [WeighedWord] {
    guard case .english(let text) = Readable(post) else { return [] }
    return await Self.weighedWords(reader, text, limit)
  }

  /// Classifies a batch after the previous one, without the posts classified in the meantime.
  private func read(_ batch: [(post: Post, text: String)], _ key: String) async -> [Post.ID:
    Verdict]
  {
    let before = lastBatch
    let work = Task {
      await before?.value
      await load(key)
      let fresh = batch.filter { shards[key]?.reading(of: $0.post, text: $0.text) == nil }
      guard !fresh.isEmpty else { return }
      let readings = await Self.readings(reader, fresh.map(\.text))
      await load(key)
      for (item, reading) in zip(fresh, readings) {
        shards[key]?.put(reading, of: item.post, text: item.text)
      }
    }
    lastBatch = work
    await work.value
    return batch.reduce(into: [:]) { verdicts, item in
      verdicts[item.post.id] = shards[key]?.reading(of: item.post, text: item.text)
        .map(Verdict.mood)
    }
  }

  // Outside the actor, so that known verdicts need not wait for the classifier.
  @concurrent
  private static func readings(_ reader: MoodReader, _ texts: [String]) async -> [MoodReading] {
    reader.readings(texts)
  }

  @concurrent
  private static func weighedWords(
    _ reader: MoodReader, _ text: String, _ limit: Int
  ) async -> [WeighedWord] {
    reader.weighedWords(text, limit)
  }

  /// Loads a shard that is not in memory. Returns whether it did so.
  @discardableResult
  private func load(_ key: String) async -> Bool {
    let isNew = shards[key] == nil
    if isNew {
      let saved = await saved(key)
      // Another request may have loaded the shard meanwhile and added to it.
      if shards[key] == nil { shards[key] = saved ?? MoodCacheShard(version: reader.version) }
    }
    lastUsed.removeAll { $0 == key }
    lastUsed.append(key)
    if lastUsed.count > Self.openShards { shards[lastUsed.removeFirst()] = nil }
    return isNew
  }

  /// Adds the readings that other processes have saved since to a shard in memory.
  private func takeSaved(_ key: String) async {
    guard let saved = await saved(key) else { return }
    shards[key] = shards[key].map { saved.adding($0) } ?? saved
  }

  /// The saved shard of this version of the classifier; nil when there is none.
  private func saved(_ key: String) async -> MoodCacheShard? {
    // A damaged record is classified again; the store reports it and sets it aside.
    let saved = (try? await store.load(MoodCacheShard.self, from: collection, key: key))?.value
    return saved?.version == reader.version ? saved : nil
  }

  private func save(_ key: String) async {
    // This keeps the readings that another process has saved meanwhile.
    await takeSaved(key)
    guard let shard = shards[key] else { return }
    // Unsaved verdicts are found again in the next run; the store reports the reason.
    try? await store.save(shard, to: collection, key: key)
  }
}
