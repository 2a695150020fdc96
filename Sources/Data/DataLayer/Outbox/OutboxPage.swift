// What one page sees of an outbox: the pending writes of its records, and the refused writes.
public import Observation

/// The observed properties of an `OutboxState`. Those of a generic class take ten times as long to
/// read, and every row reads them.
@MainActor @Observable
public class AnyOutboxState {
  fileprivate var write: (any OutboxWrite)?
  /// Whether the write waits for the service to be reachable.
  public fileprivate(set) var isWaiting: Bool

  fileprivate init(_ write: (any OutboxWrite)?, isWaiting: Bool) {
    self.write = write
    self.isWaiting = isWaiting
  }
}

/// The pending write of one record, for a page.
///
/// A write in flight is seen by the pages that requested it, one that waits by all.
@MainActor
public final class OutboxState<Write: OutboxWrite>: AnyOutboxState {
  /// The write that the service has not answered yet; nil for none.
  public var wanted: Write? { write as? Write }
  private let page: () -> OutboxPage<Write>?

  /// A state that no outbox changes, for previews and tests.
  public convenience init(wanted: Write? = nil, isWaiting: Bool = false) {
    self.init(wanted: wanted, isWaiting: isWaiting) { nil }
  }

  fileprivate init(wanted: Write?, isWaiting: Bool, page: @escaping () -> OutboxPage<Write>?) {
    self.page = page
    super.init(wanted, isWaiting: isWaiting)
  }

  /// Sends or queues a write, unless the page is closed.
  public func send(_ write: Write) { page()?.send(write) }

  fileprivate func show(_ wanted: Write?, isWaiting: Bool) {
    // An assignment redraws the views that read it, even if the value is the same.
    if wanted != self.wanted { write = wanted }
    if isWaiting != self.isWaiting { self.isWaiting = isWaiting }
  }
}

/// One page of an outbox.
@MainActor @Observable
public final class OutboxPage<Write: OutboxWrite> {
  /// The refused writes that this page shows, oldest first.
  public private(set) var refusals: [RefusedWrite<Write>] = []
  /// Whether writes are kept in memory only, because the store does not take them. They are lost if
  /// the process ends before it has sent or saved them.
  public private(set) var isUnsaved = false
  /// Called with each write shown on this page that the service has accepted.
  @ObservationIgnored public var accepted: @MainActor (Write) -> Void = { _ in }
  @ObservationIgnored private var states: [Write.ID: OutboxState<Write>] = [:]
  private let outbox: DurableOutbox<Write>

  init(_ outbox: DurableOutbox<Write>) { self.outbox = outbox }

  /// The state of a record, always the same object.
  public subscript(id: Write.ID) -> OutboxState<Write> {
    if let state = states[id] { return state }
    let state = OutboxState(wanted: nil, isWaiting: false) { [weak self] in self }
    states[id] = state
    outbox.show(id, on: self)
    return state
  }

  /// Sends or queues a write. Closing the page does not cancel it.
  public func send(_ write: Write) { outbox.send(write, from: self) }

  /// Whether there is a refusal to show. An alert sets it to false when it is dismissed.
  public var isRefusalShown: Bool {
    get { !refusals.isEmpty }
    set { if !newValue { refusalDismissed() } }
  }

  /// Removes the first refusal, which the person has dismissed.
  public func refusalDismissed() {
    if !refusals.isEmpty { outbox.dismissed(refusals.removeFirst()) }
  }

  /// Shows the refusals that no open page shows; for the screen's `.task`.
  public func appeared() async { await outbox.showRefusals(on: self) }

  /// Adds a refusal, in place of an earlier one of the same record.
  package func refused(_ refusal: RefusedWrite<Write>) {
    if let index = refusals.firstIndex(where: { $0.id == refusal.id }) {
      refusals[index] = refusal
    } else {
      refusals.append(refusal)
    }
  }

  func show(isUnsaved: Bool) {
    if isUnsaved != self.isUnsaved { self.isUnsaved = isUnsaved }
  }

  func show(_ wanted: Write?, isWaiting: Bool, of id: Write.ID) {
    // A record that the page has not read is not shown there.
    states[id]?.show(wanted, isWaiting: isWaiting)
  }
}
