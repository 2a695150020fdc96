// What kind of work of a page ended the process, and how much that counts against it.
import WebServer

extension CrashMark {
  /// A kind of work of the main thread for one page.
  enum Work: UInt8, CaseIterable {
    /// Making the page from its address and what the browser kept, and its first tasks.
    case making = 1
    /// Rendering later, when something has changed.
    case rendering
    /// Typing the texts of a page again that it had in another process.
    case retyping
    /// What a browser sends again to a new page: a typed text, a toggle, an address.
    case resending
    /// A press, which is not sent again.
    case pressing
    /// Whatever a page that is on trial does outside of its own turns.
    case trial
  }

  // `info` is the kind of work, then the level of the page, then whether it had a snapshot.
  private static let snapshotBit: UInt64 = 1 << 16
  /// Keeps the number from being 0.
  private static let presence: UInt64 = 1 << 63

  /// A mark for a kind of work of a page that has this level.
  init(_ work: Work, level: Int = 0, hasSnapshot: Bool = false) {
    self.init(
      info: Self.presence | UInt64(work.rawValue) | UInt64(min(max(level, 0), 255)) << 8
        | (hasSnapshot ? Self.snapshotBit : 0))
  }

  /// The kind of work; nil for a number that this version does not write.
  var work: Work? { Work(rawValue: UInt8(truncatingIfNeeded: info)) }

  /// How often the page had ended a process before, as `PageVerdict` counts it.
  var level: Int { Int(UInt8(truncatingIfNeeded: info >> 8)) }

  /// Whether the page was made with values that its browser had kept.
  var hasSnapshot: Bool { info & Self.snapshotBit != 0 }

  /// The same page at another kind of work.
  func doing(_ work: Work, level: Int, at address: UInt64) -> CrashMark {
    var mark = CrashMark(work, level: level, hasSnapshot: hasSnapshot)
    (mark.page, mark.former, mark.address) = (page, former, address)
    return mark
  }

  /// How much the end of the process counts against the page. A first press counts half: the page
  /// as it was is harmless, as long as nobody presses again.
  var pageWeight: Int { work == .pressing && level == 0 ? 1 : 2 }

  /// How much it counts against the address, for all pages that are made for it.
  var addressWeight: Int {
    switch work {
    // What the browser kept may be the reason as well.
    case .making: hasSnapshot ? 1 : 2
    case .rendering, .trial: 1
    case .retyping, .resending, .pressing, nil: 0
    }
  }
}

/// How a page comes back.
enum PageVerdict: Equatable {
  /// With its address, snapshot and texts; the level counts a press that ended a process.
  case whole(level: Int)
  /// At the root of its app, with nothing of its own: it has ended a process.
  case root(level: Int)
  /// Not at all: it has done so at its root, too.
  case refused

  /// The verdict for a level: from 2 on the root, from 4 on none.
  init(level: Int) {
    self =
      switch level {
      case ..<2: .whole(level: level)
      case ..<4: .root(level: level)
      default: .refused
      }
  }
}
