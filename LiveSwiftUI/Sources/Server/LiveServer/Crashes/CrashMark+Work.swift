// The kinds of work during which a page can crash the process, and how much each counts against it.
import WebServer

extension CrashMark {
  /// A kind of work that the main thread does for a page.
  enum Work: UInt8, CaseIterable {
    /// Making the page from its address and the browser's snapshot, and running its first tasks.
    case making = 1
    /// A later render pass, after a change.
    case rendering
    /// Restoring the texts that were typed into the page in another process.
    case retyping
    /// Handling events that a browser repeats for a new page: a typed text, a toggle, an address.
    case resending
    /// Handling a press, which browsers do not repeat.
    case pressing
    /// Anything that a page on trial does outside its own turns.
    case trial
  }

  // Bits of `info`: 0–7 the kind of work, 8–15 the level, 16 whether there was a snapshot.
  private static let snapshotBit: UInt64 = 1 << 16
  /// Set in every mark, so that `info` is never 0.
  private static let presence: UInt64 = 1 << 63

  /// A mark for a kind of work of a page of this level.
  init(_ work: Work, level: Int = 0, hasSnapshot: Bool = false) {
    self.init(
      info: Self.presence | UInt64(work.rawValue) | UInt64(min(max(level, 0), 255)) << 8
        | (hasSnapshot ? Self.snapshotBit : 0))
  }

  /// The kind of work; nil for a number that this version does not know.
  var work: Work? { Work(rawValue: UInt8(truncatingIfNeeded: info)) }

  /// How often the page had crashed a process before, as `PageVerdict` counts it.
  var level: Int { Int(UInt8(truncatingIfNeeded: info >> 8)) }

  /// Whether the page was made with values from its browser's snapshot.
  var hasSnapshot: Bool { info & Self.snapshotBit != 0 }

  /// The mark of the same page for another kind of work.
  func doing(_ work: Work, level: Int, at address: UInt64) -> CrashMark {
    var mark = CrashMark(work, level: level, hasSnapshot: hasSnapshot)
    (mark.page, mark.former, mark.address) = (page, former, address)
    return mark
  }

  /// How much a crash counts against the page. A first press counts half: the page itself is
  /// harmless until the button is pressed again.
  var pageWeight: Int { work == .pressing && level == 0 ? 1 : 2 }

  /// How much a crash counts against the address, and so against every page made for it.
  var addressWeight: Int {
    switch work {
    // The snapshot may be the cause instead.
    case .making: hasSnapshot ? 1 : 2
    case .rendering, .trial: 1
    case .retyping, .resending, .pressing, nil: 0
    }
  }
}

/// How a page comes back.
enum PageVerdict: Equatable {
  /// With its address, snapshot and texts. The level counts a press that crashed a process.
  case whole(level: Int)
  /// At the root of its app, without its own state, because it has crashed a process.
  case root(level: Int)
  /// Not at all, because it has crashed a process at its root too.
  case refused

  /// The verdict for a level: the root from 2, refusal from 4.
  init(level: Int) {
    self =
      switch level {
      case ..<2: .whole(level: level)
      case ..<4: .root(level: level)
      default: .refused
      }
  }
}
