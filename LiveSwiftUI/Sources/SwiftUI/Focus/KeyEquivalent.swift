// Keys of a keyboard, and modifier keys.

/// A key, identified by the character that it types.
public struct KeyEquivalent: Sendable {
  /// The character that the key types without modifiers.
  public var character: Character

  /// The key that types this character.
  public init(_ character: Character) { self.character = character }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{08}")
  /// Delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: Hashable {}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types this character.
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

extension KeyEquivalent {
  /// The browser's name of the key, in lower case.
  var name: String {
    switch self {
    case .upArrow: "arrowup"
    case .downArrow: "arrowdown"
    case .leftArrow: "arrowleft"
    case .rightArrow: "arrowright"
    case .escape: "escape"
    case .delete: "backspace"
    case .deleteForward: "delete"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .tab: "tab"
    case .space: "space"
    case .return: "enter"
    default: character.lowercased()
    }
  }
}

/// Modifier keys that are held down with another key.
@frozen public struct EventModifiers: OptionSet, Sendable {
  /// The modifiers, one bit each.
  public let rawValue: Int

  /// The modifiers for these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, labelled Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// Command; Control on a keyboard without it.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}
