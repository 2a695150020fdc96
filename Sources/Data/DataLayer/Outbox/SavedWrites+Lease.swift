// The leases of the processes that share the writes of a service.
import Foundation

/// Each process with writes to send renews its lease every two seconds. When a lease has not been
/// renewed for six seconds, any other process may take over its writes.
///
/// Without other processes nothing is renewed, and whatever is left on disk is this process's own.
extension SavedWrites {
  /// The lease of a process that sends writes.
  private struct Sender: Codable, Sendable {
    var aliveUntil: Date
  }

  /// How often a process renews its lease.
  static var renewal: Duration { .seconds(2) }
  /// How long a lease is valid, in seconds.
  static var lease: TimeInterval { 6 }

  private var senders: String { name + "-senders" }

  /// Whether other processes may use the store.
  var isShared: Bool { store.isShared }

  /// Renews this process's lease.
  func renew() async {
    let sender = Sender(aliveUntil: now().addingTimeInterval(Self.lease))
    // Without a lease another process may also send these writes; the store reports the reason.
    try? await store.save(sender, to: senders, key: process)
  }

  /// Ends the lease, because this process has nothing more to send.
  func retire() async {
    // A lease that remains ends after six seconds; the store reports the reason.
    try? await store.remove(from: senders, key: process)
  }

  /// Whether a process that saved something at a time is alive, as far as that can be known.
  func isAlive(_ process: String, since time: Date) async -> Bool {
    guard isShared else { return false }
    // A time in the future was saved before the clock was set back, so it proves nothing.
    if abs(now().timeIntervalSince(time)) < Self.lease { return true }
    // A process without a readable lease counts as ended; the store reports the reason.
    let sender = try? await store.load(Sender.self, from: senders, key: process)
    guard let left = sender?.value.aliveUntil.timeIntervalSince(now()) else { return false }
    // Twice the lease, for machines whose clocks differ slightly.
    return left > 0 && left <= 2 * Self.lease
  }

  /// Takes over a write. Returns false when another process has done so at the same time.
  func claim(_ entry: Entry, _ time: AnyClock) async -> Bool {
    var own = entry
    own.process = process
    guard isShared else {
      await save(own)
      return true
    }
    await renew()
    await save(own)
    // Longer than another process that read the same list needs for its write.
    guard await time.sleep(.milliseconds(500)) else { return false }
    return await self.entry(of: entry.write.id)?.process == process
  }
}
