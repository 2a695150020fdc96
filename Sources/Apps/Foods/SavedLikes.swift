// The likes on disk, from the tap until the service has answered.
import DataLayer
import Foundation

/// The unsent likes of one food service, in a store that processes may share.
///
/// Each process with likes to send renews its lease every two seconds. When a lease has not been
/// renewed for six seconds, any other process may take over its likes.
struct SavedLikes: Sendable {
  /// A like on disk.
  struct Like: Codable, Equatable, Sendable {
    /// The number of the food.
    var id: Food.ID
    /// The name of the food, for the alert of a refusal.
    var name: String
    /// Whether to like or unlike the food.
    var isLiked: Bool
    /// When the heart was tapped, by the clock of the process.
    var askedAt: Date
    /// The process that sends it.
    var process: String
  }

  /// A refused like on disk, until the person has dismissed it.
  struct Refusal: Codable, Equatable, Sendable {
    /// The number of the food.
    var id: Food.ID
    /// The name of the food.
    var name: String
    /// Whether the request was a like or an unlike.
    var isLiked: Bool
    /// The reason for the refusal.
    var error: HTTPError
    /// The time of the refusal, by the clock of the process.
    var refusedAt: Date
    /// The process that shows it on a page; nil when no page was open.
    var process: String?
  }

  /// The lease of a process that sends likes.
  private struct Sender: Codable, Sendable {
    var aliveUntil: Date
  }

  /// How often a process renews its lease.
  static let renewal = Duration.seconds(2)
  /// How long a lease is valid, in seconds.
  static let lease: TimeInterval = 6

  /// The collection of the likes.
  static let likes = "likes"
  private static let senders = "like-senders"
  private static let refusals = "like-refusals"

  let store: any RecordStore
  /// Distinguishes the likes of one service from those of another.
  let source: String
  /// The name of this process.
  let process: String
  let now: @Sendable () -> Date

  /// Saves a like, replacing an earlier one of the same food.
  func save(_ like: Like) async {
    // A like that cannot be saved is still sent; the store reports the reason.
    try? await store.save(like, to: Self.likes, key: key(like.id))
  }

  /// Removes the like of a food, because the service has answered it.
  func remove(_ id: Food.ID) async {
    // A like that remains is sent again, which the service treats as one; the store reports the
    // reason.
    try? await store.remove(from: Self.likes, key: key(id))
  }

  /// Renews this process's lease.
  func renew() async {
    let sender = Sender(aliveUntil: now().addingTimeInterval(Self.lease))
    // Without a lease another process may also send these likes; the store reports the reason.
    try? await store.save(sender, to: Self.senders, key: process)
  }

  /// Ends the lease, because this process has nothing more to send.
  func retire() async {
    // A lease that remains ends after six seconds; the store reports the reason.
    try? await store.remove(from: Self.senders, key: process)
  }

  /// The likes of this service, in the order of the taps.
  func all() async -> [Like] {
    await everything(in: Self.likes, as: Like.self).sorted { $0.askedAt < $1.askedAt }
  }

  /// Whether the process that saved a like is alive, as far as that can be known.
  func isAlive(_ like: Like) async -> Bool { await isAlive(like.process, since: like.askedAt) }

  /// Whether a process that saved something at a time is alive, as far as that can be known.
  func isAlive(_ process: String, since time: Date) async -> Bool {
    // A time in the future was saved before the clock was set back, so it proves nothing.
    if abs(now().timeIntervalSince(time)) < Self.lease { return true }
    // A process without a readable lease counts as ended; the store reports the reason.
    let sender = try? await store.load(Sender.self, from: Self.senders, key: process)
    guard let left = sender?.value.aliveUntil.timeIntervalSince(now()) else { return false }
    // Twice the lease, for machines whose clocks differ slightly.
    return left > 0 && left <= 2 * Self.lease
  }

  /// Takes over a like. Returns false when another process has done so at the same time.
  func claim(_ like: Like, _ time: AnyClock) async -> Bool {
    await renew()
    var own = like
    own.process = process
    await save(own)
    // Longer than another process that read the same list needs for its write.
    guard await time.sleep(.milliseconds(500)) else { return false }
    // An unreadable like is not sent now; the store reports the reason.
    let latest = try? await store.load(Like.self, from: Self.likes, key: key(like.id))
    return latest?.value.process == process
  }

  private func everything<Value: Codable & Sendable>(
    in collection: String, as type: Value.Type
  ) async -> [Value] {
    // Unreadable keys are read again next time; the store reports the reason.
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
  /// Saves a refusal, replacing an earlier one of the same food.
  func save(_ refusal: Refusal) async {
    // A refusal that cannot be saved is still shown; the store reports the reason.
    try? await store.save(refusal, to: Self.refusals, key: key(refusal.id))
  }

  /// Removes the refusal of a food, because it was dismissed.
  func removeRefusal(of id: Food.ID) async {
    // A refusal that remains is shown once more; the store reports the reason.
    try? await store.remove(from: Self.refusals, key: key(id))
  }

  /// The refusals of this service, oldest first.
  func refusals() async -> [Refusal] {
    await everything(in: Self.refusals, as: Refusal.self).sorted { $0.refusedAt < $1.refusedAt }
  }
}
