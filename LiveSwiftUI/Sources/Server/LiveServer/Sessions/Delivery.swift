// The state of what a browser gets: whether changes are sent now, and what the next batch owes it.

/// The states of a session's delivery, without any input or output of its own: the session passes
/// events to `handle(_:)`, and does what the effect says.
///
/// ```
///             firstHTML, whole              pass while full
///   settling ──────────────────▶  live  ──────────────────────▶  heldBack
///                                  ▲ ▲                             │  │
///                                  │ └─────────────────────────────┘  │ overflowed
///                                  │    acknowledged below the limit, │
///                                  │    whole                         │
///                                  │            whole                 ▼
///                                  └────────────────────────────────  lost
///
///   closed: from every state, and for good
/// ```
struct Delivery: Equatable {
  /// How changes reach the browser now.
  enum State: Equatable, CaseIterable {
    /// The first HTML is being made, and includes every change.
    case settling
    /// Each pass sends its changes.
    case live
    /// The browser is far behind. Rendering waits, and all changes become one batch.
    case heldBack
    /// The browser has missed more changes than are kept for it. Rendering waits until it
    /// reconnects and gets the whole page.
    case lost
    /// The session has ended.
    case closed
  }

  /// Parts of the next batch besides the changes.
  struct Debt: OptionSet {
    let rawValue: UInt8

    /// The number of the last handled event, which no frame has acknowledged yet.
    static let acknowledgement = Debt(rawValue: 1)
    /// The address of the screen, because the app itself chose it while the page was made.
    static let address = Debt(rawValue: 2)
    /// A step back to the address of this batch, because the browser went back or forward before it
    /// had the last pushed one.
    static let stepBack = Debt(rawValue: 4)
  }

  /// An event of a session.
  enum Event: Equatable {
    /// The first HTML was made. It may show other screens than those of the address that the
    /// browser asked for.
    case firstHTML(hasOtherScreens: Bool)
    /// The whole page is sent under a new name.
    case whole
    /// The tree has work.
    case changed
    /// A pass may send its changes. `isFull` says whether more batches wait for the browser's
    /// acknowledgement than should; `acknowledging` whether the pass handled an event.
    case pass(isConnected: Bool, isFull: Bool, acknowledging: Bool)
    /// The browser has acknowledged batches. `isFull` says whether too many still wait.
    case acknowledged(isFull: Bool)
    /// More changes were recorded for a browser that is far behind than are kept.
    case overflowed
    /// The browser went back or forward. It may not have the last pushed address yet.
    case moved(missesPush: Bool)
    /// The session ends.
    case close
  }

  /// The next act of the session.
  enum Effect: Equatable {
    /// Nothing.
    case nothing
    /// Plans a pass of its own.
    case planPass
    /// Renders the changes, and sends them with what was owed.
    case send(Debt)
  }

  private(set) var state = State.settling
  private(set) var owed: Debt = []

  /// Whether changes are recorded for a browser that is far behind.
  var isBehind: Bool { state == .heldBack || state == .lost }

  /// Changes the state.
  @discardableResult mutating func handle(_ event: Event) -> Effect {
    switch event {
    case .firstHTML(let hasOtherScreens):
      set(.address, hasOtherScreens)
      if state == .settling { state = .live }
    case .whole:
      owed = []
      if state != .closed { state = .live }
    case .changed:
      return state == .settling || state == .closed ? .nothing : .planPass
    case .pass(let isConnected, let isFull, let acknowledging):
      if acknowledging { owed.insert(.acknowledgement) }
      guard isConnected, state == .live || state == .heldBack else { return .nothing }
      state = isFull ? .heldBack : .live
      if isFull { return .nothing }
      defer { owed = [] }
      return .send(owed)
    case .acknowledged(let isFull):
      guard state == .heldBack, !isFull else { return .nothing }
      state = .live
      return .planPass
    case .overflowed:
      if state == .heldBack { state = .lost }
    case .moved(let missesPush):
      set(.stepBack, missesPush)
    case .close:
      state = .closed
    }
    return .nothing
  }

  private mutating func set(_ debt: Debt, _ isOwed: Bool) {
    if isOwed { owed.insert(debt) } else { owed.remove(debt) }
  }
}
