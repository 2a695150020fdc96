// The writes of an outbox on disk, and those that other processes have left there.
import Foundation

extension DurableOutbox {
  /// Sends the writes that an earlier run left on disk; once, however often it is called.
  ///
  /// If processes share the store, it looks again every five seconds.
  public func start() {
    adopting =
      adopting
      ?? Task { [weak self, time, isShared = saved.isShared] in
        await self?.adopt()
        while isShared, await time.sleep(.seconds(5)), let self { await self.adopt() }
      }
  }

  /// After earlier saves, saves the requested state, or removes the write when there is none.
  func save(_ each: OutgoingWrite<Write>) {
    keepAlive()
    let isSaved = eventSaves?.begin()
    each.saves.run { [saved] in
      defer { isSaved?() }
      if let write = each.order.wanted {
        await saved.save(write, askedAt: each.askedAt)
      } else {
        await saved.remove(each.id)
        if each.order.wanted == nil { self.outgoing[each.id] = nil }
      }
    }
  }

  /// Renews this process's lease while it has writes to send or refusals to show.
  func keepAlive() {
    guard saved.isShared, renewing == nil, isBusy else { return }
    renewing = Task { await renew() }
  }

  private var isBusy: Bool { !outgoing.isEmpty || refusals.areShown }

  private func renew() async {
    var isKnown = false
    while await time.sleep(SavedWrites<Write>.renewal), isBusy {
      await saved.renew()
      isKnown = true
    }
    if isKnown { await saved.retire() }
    renewing = nil
  }

  /// Adopts the writes of processes that have ended, and shows those of the others.
  private func adopt() async {
    var (left, others): ([SavedWrites<Write>.Entry], [Write.ID: Write]) = ([], [:])
    for entry in await saved.all()
    where entry.process != saved.process && outgoing[entry.write.id] == nil {
      if await saved.isAlive(entry.process, since: entry.askedAt) {
        others[entry.write.id] = entry.write
      } else {
        left.append(entry)
      }
    }
    let gone = Set(elsewhere.keys).subtracting(others.keys)
    elsewhere = others
    for id in gone.union(others.keys) { show(id) }
    for entry in left where await saved.claim(entry, time) { adopt(entry) }
    if let page = pages.all.last { await showRefusals(on: page) }
  }
}
