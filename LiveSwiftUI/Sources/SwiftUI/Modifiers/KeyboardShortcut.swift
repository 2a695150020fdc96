// Keys that press a control.
import Foundation

/// Keys that press a control.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down beside it.
  public var modifiers: EventModifiers

  /// A key, and those held down beside it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the usual button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that changes nothing.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut: Hashable {
  /// Whether both are the same keys.
  public static func == (one: KeyboardShortcut, other: KeyboardShortcut) -> Bool {
    one.key == other.key && one.modifiers == other.modifiers
  }

  /// Hashes the keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

extension View {
  /// Keys that press the controls within. Keys that the browser keeps for itself, such as ⌘T, never
  /// reach the page.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Keys that press the controls within. Keys that the browser keeps for itself, such as ⌘T, never
  /// reach the page.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    rendering { context in
      context.node.tree.needsMoreScript()
      return context.decorated { element, _ in
        let target = element.handlers.contains { $0.kind == .click } ? element : nil
        let pressed = target ?? element.firstElement { $0.handlers.contains { $0.kind == .click } }
        guard let pressed else { return element }
        pressed.set("data-k", shortcut.wanted)
        pressed.set("aria-keyshortcuts", shortcut.spoken)
        return element
      }
    }
  }
}

extension KeyboardShortcut {
  /// What the second script compares: Command is Control here, as a page cannot tell what the
  /// keyboard has.
  var wanted: String {
    let isCommand = modifiers.contains(.command) || modifiers.contains(.control)
    return (isCommand ? "c+" : "") + (modifiers.contains(.option) ? "a+" : "")
      + (modifiers.contains(.shift) ? "s+" : "") + key.name
  }

  /// The keys as `aria-keyshortcuts` has them, with either key for Command.
  var spoken: String {
    let others =
      (modifiers.contains(.option) ? "Alt+" : "")
      + (modifiers.contains(.shift) ? "Shift+" : "")
    let name = others + key.name.prefix(1).uppercased() + key.name.dropFirst()
    if modifiers.contains(.command) { return "Meta+\(name) Control+\(name)" }
    return (modifiers.contains(.control) ? "Control+" : "") + name
  }
}
