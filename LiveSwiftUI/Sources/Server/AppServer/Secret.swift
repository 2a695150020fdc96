// A token or code that is hidden when printed, logged or inspected.

/// A text that prints as "(secret)". Read `value` only where the text itself is needed.
package struct Secret: Hashable, Sendable {
  /// The text itself.
  package let value: String

  /// Hides a text.
  package init(_ value: String) { self.value = value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text "(secret)", never the value.
  package var description: String { "(secret)" }
  /// The text "(secret)", never the value.
  package var debugDescription: String { "(secret)" }
  /// A mirror without children, so that a dump does not show the secret.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
