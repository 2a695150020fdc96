// A press of a key on a keyboard, as the browser reports it.

/// A press of a key while a view has the keyboard focus.
public struct KeyPress: Sendable {
  /// The stages of a press.
  public struct Phases: OptionSet, Sendable {
    /// One bit for each stage.
    public let rawValue: Int

    /// The stages of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and the keyboard repeats it; twenty times a second at most.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All stages.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The effect of a view's action on a press.
  public enum Result: Sendable {
    /// The view has used the press.
    case handled
    /// The view has no use for the press, and the next view around it gets it.
    case ignored
  }

  /// The stage of the press.
  public let phase: Phases
  /// The key; that of a letter has its lowercase form.
  public let key: KeyEquivalent
  /// The text that the key types, with Shift as held.
  public let characters: String
  /// The modifier keys held down with it.
  public let modifiers: EventModifiers
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  /// The names of the stages.
  public var debugDescription: String {
    let names = [(KeyPress.Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The key, the stage and the modifiers.
  public var debugDescription: String {
    "KeyPress(\(key.name), phase: \(phase.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}

extension KeyPress {
  /// Parses `phase modifiers name`, with the browser's name of the key. Nil for any other text,
  /// and for keys that have no equivalent.
  init?(report: String) {
    guard report.utf8.count <= 64 else { return nil }
    let parts = report.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let phase = Report.whole(parts[0]),
      [1, 2, 4].contains(phase),
      let modifiers = Report.whole(parts[1], in: 0...EventModifiers.all.rawValue),
      let key = KeyEquivalent(name: String(parts[2]))
    else { return nil }
    self.phase = Phases(rawValue: phase)
    self.key = key
    self.modifiers = EventModifiers(rawValue: modifiers)
    characters = parts[2].count == 1 ? String(parts[2]) : String(key.character)
  }
}

extension KeyEquivalent {
  private static let named: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
    .pageUp, .pageDown, .tab, .space, .return,
  ]

  /// The key with the browser's name; nil for keys that type nothing and have no equivalent.
  init?(name: String) {
    let lower = name == " " ? "space" : name.lowercased()
    if let known = Self.named.first(where: { $0.name == lower }) {
      self = known
    } else if lower.count == 1, let character = lower.first {
      self.init(character)
    } else {
      return nil
    }
  }
}
