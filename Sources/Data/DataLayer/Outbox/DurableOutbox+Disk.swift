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
  ///
  /// The event counts as handled once that is on disk, or once the pages say that it is not.
  func save(_ each: OutgoingWrite<Write>) {
    keepAlive()
    let isHandled = eventSaves?.begin()
    // A server acknowledges an event after two seconds even if its save has not ended.
    let late = isHandled.map { _ in
      Task { if await time.sleep(.seconds(1)) { note(each, isStored: false) } }
    }
    each.saves.run {
      await self.store(each)
      late?.cancel()
      isHandled?()
    }
  }

  private func store(_ each: OutgoingWrite<Write>) async {
    let isStored: Bool
    if let write = each.order.wanted {
      isStored = await saved.save(write, askedAt: each.askedAt)
    } else {
      isStored = await saved.remove(each.id)
      if isStored, each.order.wanted == nil { outgoing[each.id] = nil }
    }
    note(each, isStored: isStored)
  }

  /// Shows on all pages whether anything is in memory only, and tries to save that again.
  private func note(_ each: OutgoingWrite<Write>, isStored: Bool) {
    unsaved[each.id] = isStored ? nil : each
    for page in pages.all { page.show(isUnsaved: !unsaved.isEmpty) }
    if !unsaved.isEmpty { storing = storing ?? Task { await storeAgain() } }
  }

  /// Repeats the saves that have failed, because a full disk may have room again.
  private func storeAgain() async {
    while !unsaved.isEmpty, await time.sleep(Self.pauses.first) {
      for each in unsaved.values {
        each.saves.run { await self.store(each) }
        await each.saves.ended()
      }
    }
    storing = nil
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
