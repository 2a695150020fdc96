// The passes of a session: what is rendered when, and sent to the browser.
import SwiftUI
import WebServer

extension Session {
  func planFlush() {
    guard passes.isEmpty, socket != nil, delivery.handle(.changed) == .planPass else { return }
    passes.insert(.planned)
    Task { @MainActor [weak self] in
      guard let self else { return }
      passes.remove(.planned)
      charged(as: .rendering) { flush() }
    }
  }

  /// Runs a turn and charges its time to this session.
  func charged(as work: CrashMark.Work, _ turn: () -> Void) {
    let start = site.clock.computed()
    self.pass(work, turn)
    renderDebt.charge(site.clock.computed() - start, now: site.clock.now())
  }

  /// Handles an event. It is acknowledged once the save that it started has finished, or after
  /// `limits.saving`.
  func handle(_ kind: Handler.Kind, on element: Int, value: EventValue, seq: Int) {
    let saved: @Sendable () -> Void = { [weak self, edition = pageName.edition] in
      Task { @MainActor in self?.noteSaved(seq, of: edition) }
    }
    guard site.handle({ tree.handle(kind, on: element, value: value) }, saved) else { return }
    events.awaitSave(of: seq)
    Task { [limits] in
      // A cancelled wait only acknowledges sooner.
      try? await Task.sleep(for: limits.saving)
      saved()
    }
  }

  private func noteSaved(_ event: Int, of edition: Int) {
    // The event count restarts with each whole page.
    guard edition == pageName.edition, events.noteSaved(event) else { return }
    pass(.rendering) { flush(acknowledging: true) }
    if line.isSentAway { sendAway() }
  }

  /// Closes the browser's socket, so that it connects to another process. Pending saves are
  /// acknowledged first, or the other process would handle their events a second time.
  func sendAway() {
    line.isSentAway = true
    if events.areSaved { socket?.close(code: 1012, reason: "service restart") }
  }

  /// Sends the changes since the last turn.
  ///
  /// Rendering waits while the browser is far behind or disconnected. All changes of that time
  /// become one batch, and nothing accumulates for a browser that never returns.
  func flush(acknowledging: Bool = false) {
    let event = Delivery.Event.pass(
      isConnected: socket != nil, isFull: isFull, acknowledging: acknowledging)
    guard case .send(let owed) = delivery.handle(event) else { return }
    var batch = Batch(operations: tree.flush())
    batch.animation = tree.takeAnimation()
    addPageChanges(to: &batch, owed)
    if !batch.operations.isEmpty {
      site.observe(.rendered(isWholePage: false))
      line.send(outbox.add(batch, ack: events.handled))
      tree.typedFields.sentBatch = outbox.last
    } else if owed.contains(.acknowledgement) {
      line.send("[0,\(events.handled)]")
    }
  }

  /// Whether a browser that does not acknowledge has missed more changes than are kept for it. Its
  /// events are still handled on the current state, so their changes are recorded one by one. It
  /// gets the whole page when it reconnects.
  func isTooFarBehind() -> Bool {
    guard delivery.isBehind, tree.reconciler.notedBytes > Outbox.byteLimit else { return false }
    tree.reconciler.dropOutdated()
    guard tree.reconciler.notedBytes > Outbox.byteLimit else { return false }
    delivery.handle(.overflowed)
    tree.reconciler.reset()
    return true
  }

  /// Sends the whole page under a new name, and restarts both counts.
  func sendWhole() {
    _ = tree.flush()
    _ = tree.takeAnimation()
    outbox.restart()
    delivery.handle(.whole)
    pageName.edition += 1
    events = ReceivedEvents()
    tree.typedFields.handledEvent = 0
    let html = tree.html()
    site.observe(.rendered(isWholePage: true))
    shown.note(tree)
    var batch = Batch(operations: [
      .whole(html: html.text, count: Int32(html.count), title: title, url: address),
      .rules(tree.reconciler.styles.take() ?? ""),
    ])
    for script in LazyScript.allCases where tree.usedScripts.contains(script) {
      if let path = tree.services.scripts[script] { batch.operations.append(.script(path)) }
    }
    if tree.keepsAwake { batch.operations.append(.awake(true)) }
    if let snapshot { batch.operations.append(.snapshot(snapshot)) }
    if let kept = takeKept() { batch.operations.append(.keep(kept)) }
    line.send(outbox.add(batch, ack: 0, name: name))
    tree.typedFields.sentBatch = outbox.last
  }

  /// Removes acknowledged batches, and resumes rendering that waited for them.
  func acknowledge(_ ack: Int) {
    outbox.acknowledge(ack)
    if delivery.handle(.acknowledged(isFull: isFull)) == .planPass { planFlush() }
  }

  /// Whether rendering for the browser should wait.
  private var isFull: Bool { outbox.isFull(batches: limits.unacknowledged) }
}
