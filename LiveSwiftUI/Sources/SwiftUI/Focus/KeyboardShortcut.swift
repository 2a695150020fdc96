// Keyboard shortcuts of controls.
import Foundation

/// A combination of keys that presses a control.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys to hold down with it.
  public var modifiers: EventModifiers

  /// A key and its modifier keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut: Hashable {
  /// Whether both are the same combination.
  public static func == (one: KeyboardShortcut, other: KeyboardShortcut) -> Bool {
    one.key == other.key && one.modifiers == other.modifiers
  }

  /// Hashes the combination.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

extension View {
  /// Sets the keys that press this control, or the first control inside. Keys that the browser
  /// reserves, such as ⌘T, never reach the page, and ⌘F, ⌘R, ⌘[ and ⌘] are left to it.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keys that press this control, or the first control inside. Keys that the browser
  /// reserves, such as ⌘T, never reach the page, and ⌘F, ⌘R, ⌘[ and ⌘] are left to it.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    rendering { context in
      if shortcut.isOfBrowser { return context }
      context.node.tree.needs(.gestures)
      return context.decorated { element, _ in
        let target = element.handlers.contains { $0.kind == .click } ? element : nil
        let pressed = target ?? element.firstElement { $0.handlers.contains { $0.kind == .click } }
        guard let pressed else { return element }
        pressed.set(.shortcut, shortcut.wanted)
        pressed.set("aria-keyshortcuts", shortcut.spoken)
        return element
      }
    }
  }
}

extension KeyboardShortcut {
  /// Whether the browser finds, loads again, goes back or forward by these keys on any page. A page
  /// that took them would take away more than it gives.
  fileprivate var isOfBrowser: Bool {
    wanted.hasPrefix("c+") && ["f", "r", "[", "]"].contains(key.name)
  }

  /// The combination that gestures.js compares. Command counts as Control, because a page
  /// cannot detect which keys the keyboard has.
  var wanted: String {
    let isCommand = modifiers.contains(.command) || modifiers.contains(.control)
    return (isCommand ? "c+" : "") + (modifiers.contains(.option) ? "a+" : "")
      + (modifiers.contains(.shift) ? "s+" : "") + key.name
  }

  /// The combination in the form of `aria-keyshortcuts`, with either key for Command.
  var spoken: String {
    let others =
      (modifiers.contains(.option) ? "Alt+" : "")
      + (modifiers.contains(.shift) ? "Shift+" : "")
    let name = others + key.name.prefix(1).uppercased() + key.name.dropFirst()
    if modifiers.contains(.command) { return "Meta+\(name) Control+\(name)" }
    return (modifiers.contains(.control) ? "Control+" : "") + name
  }
}
