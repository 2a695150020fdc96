// A token or code that never shows itself when printed, logged or inspected.

/// A text that prints as "(secret)"; `value` is for the one place that needs it.
struct Secret: Hashable, Sendable {
  let value: String

  init(_ value: String) { self.value = value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "(secret)" }
  var debugDescription: String { "(secret)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
