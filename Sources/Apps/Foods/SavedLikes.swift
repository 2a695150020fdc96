// The likes on disk, from the tap until the service has answered.
import DataLayer
import Foundation

/// The likes of one food service that no process has sent yet, in a store that processes may share.
///
/// Each process says every two seconds that it is alive while it has likes to send. Those of a
/// process that has said nothing for six seconds are anybody's.
struct SavedLikes: Sendable {
  /// A like on disk.
  struct Like: Codable, Equatable, Sendable {
    /// The number of the food.
    var id: Food.ID
    /// The name of the food, to tell a refusal.
    var name: String
    /// Whether the food is to be liked or unliked.
    var isLiked: Bool
    /// When the heart was tapped, by the clock of the process.
    var askedAt: Date
    /// The process that sends it.
    var process: String
  }

  /// A refused like on disk, until its person has read that.
  struct Refusal: Codable, Equatable, Sendable {
    /// The number of the food.
    var id: Food.ID
    /// The name of the food.
    var name: String
    /// Whether the food was to be liked or unliked.
    var isLiked: Bool
    /// Why the service refused.
    var error: HTTPError
    /// When it refused, by the clock of the process.
    var refusedAt: Date
    /// The process that shows it on a page; nil when no page was there.
    var process: String?
  }

  /// A process that sends likes.
  private struct Sender: Codable, Sendable {
    var aliveUntil: Date
  }

  /// How often a process says that it is alive.
  static let renewal = Duration.seconds(2)
  /// For how long that holds, in seconds.
  static let lease: TimeInterval = 6

  /// The collection of the likes.
  static let likes = "likes"
  private static let senders = "like-senders"
  private static let refusals = "like-refusals"

  let store: any RecordStore
  /// Tells the likes of one service from those of another.
  let source: String
  /// The name of this process.
  let process: String
  let now: @Sendable () -> Date

  /// Saves a like in place of an earlier one of the same food.
  func save(_ like: Like) async {
    // A like that cannot be saved is sent all the same; the store reports why.
    try? await store.save(like, to: Self.likes, key: key(like.id))
  }

  /// Forgets the like of a food, which the service has answered.
  func remove(_ id: Food.ID) async {
    // What cannot be removed is sent again, which the service takes as once; the store reports why.
    try? await store.remove(from: Self.likes, key: key(id))
  }

  /// Says that this process is alive.
  func renew() async {
    let sender = Sender(aliveUntil: now().addingTimeInterval(Self.lease))
    // Another process may then send this one's likes, too; the store reports why.
    try? await store.save(sender, to: Self.senders, key: process)
  }

  /// Says that this process has nothing to send any more.
  func retire() async {
    // What stays holds for six seconds; the store reports why.
    try? await store.remove(from: Self.senders, key: process)
  }

  /// The likes of this service, in the order of the taps.
  func all() async -> [Like] {
    await everything(in: Self.likes, as: Like.self).sorted { $0.askedAt < $1.askedAt }
  }

  /// Whether the process that has saved a like lives, as far as it can be known.
  func isAlive(_ like: Like) async -> Bool { await isAlive(like.process, since: like.askedAt) }

  /// Whether a process that saved something at a time lives, as far as it can be known.
  func isAlive(_ process: String, since time: Date) async -> Bool {
    // What is from the future was saved before the clock was set back, so its time says nothing.
    if abs(now().timeIntervalSince(time)) < Self.lease { return true }
    // A process of which nothing can be read counts as ended; the store reports why.
    let sender = try? await store.load(Sender.self, from: Self.senders, key: process)
    guard let left = sender?.value.aliveUntil.timeIntervalSince(now()) else { return false }
    // Twice the lease, for machines whose clocks differ a little.
    return left > 0 && left <= 2 * Self.lease
  }

  /// Makes a like this process's own; false when another process has done so meanwhile.
  func claim(_ like: Like, _ time: AnyClock) async -> Bool {
    await renew()
    var own = like
    own.process = process
    await save(own)
    // Longer than another process that read the list at the same time needs to write.
    guard await time.sleep(.milliseconds(500)) else { return false }
    // What cannot be read is not sent now; the store reports why.
    let latest = try? await store.load(Like.self, from: Self.likes, key: key(like.id))
    return latest?.value.process == process
  }

  private func everything<Value: Codable & Sendable>(
    in collection: String, as type: Value.Type
  ) async -> [Value] {
    // What cannot be read is read at the next look; the store reports why.
    let keys = (try? await store.keys(in: collection)) ?? []
    var values: [Value] = []
    for key in keys where key.hasPrefix(source) {
      // A damaged one is lost; the store reports it and sets it aside.
      if let found = try? await store.load(type, from: collection, key: key) {
        values.append(found.value)
      }
    }
    return values
  }

  private func key(_ id: Food.ID) -> String { "\(source)-\(id)" }
}

// MARK: - Refusals

extension SavedLikes {
  /// Saves a refusal in place of an earlier one of the same food.
  func save(_ refusal: Refusal) async {
    // One that cannot be saved is shown all the same; the store reports why.
    try? await store.save(refusal, to: Self.refusals, key: key(refusal.id))
  }

  /// Forgets the refusal of a food, which was read.
  func removeRefusal(of id: Food.ID) async {
    // What cannot be removed is shown once more; the store reports why.
    try? await store.remove(from: Self.refusals, key: key(id))
  }

  /// The refusals of this service, in the order in which they came.
  func refusals() async -> [Refusal] {
    await everything(in: Self.refusals, as: Refusal.self).sorted { $0.refusedAt < $1.refusedAt }
  }
}
