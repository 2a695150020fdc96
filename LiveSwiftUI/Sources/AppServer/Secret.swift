// A token or code that never shows itself when printed, logged or inspected.

/// A text that prints as "(secret)"; `value` is for the one place that needs it.
package struct Secret: Hashable, Sendable {
  /// The text itself.
  package let value: String

  /// Hides a text.
  package init(_ value: String) { self.value = value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(secret)" }
  package var debugDescription: String { "(secret)" }
  /// Nothing: a dump shows no secret.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
