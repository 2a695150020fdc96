// The elements of a screen as XCUITest sees them, read off a page.

/// An element of a screen. The elements inside of it follow it, up to `end`.
struct ScreenElement: Sendable, Hashable {
  var type: XCUIElement.ElementType
  var label = ""
  var identifier = ""
  var value = ""
  var placeholder = ""
  var isEnabled = true
  var isSelected = false
  /// Whether a sheet or an alert lies over the element.
  var isCovered = false
  /// The position of the page's element among all of them.
  var position: Int
  /// The index after the last element inside.
  var end = 0

  /// Whether a subscript with this key finds the element.
  func answers(to key: String) -> Bool {
    [label, identifier, value, placeholder].contains(key) && !key.isEmpty
  }
}
