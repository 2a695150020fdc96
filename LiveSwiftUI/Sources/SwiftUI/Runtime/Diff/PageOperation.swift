// The operations that the browser applies to the page. Their letters are LiveServer's.

/// One change to the page. Elements are identified by their numbers; `before` 0 means at the end.
package enum PageOperation: Equatable, Sendable {
  /// Replaces the content of an element with a text.
  case text(Int32, String)
  /// Sets an attribute of an element; nil removes it.
  case attribute(Int32, String, String?)
  /// Inserts HTML into `parent` before another child. Its elements are numbered from `first`.
  case insert(parent: Int32, before: Int32, html: String, first: Int32)
  /// Moves a child of `parent` to just before another one.
  case move(parent: Int32, Int32, before: Int32)
  /// Removes an element and everything inside.
  case remove(Int32)
  /// Writes the value of a field. `event` is the last event handled before; the browser merges the
  /// value with what was typed after that event.
  case value(Int32, String, event: Int)
  /// Adds style rules, one per line.
  case rules(String)
  /// Changes the page's address; `back` goes `steps` entries back.
  case url(String, mode: AddressChange, steps: Int)
  /// Sets the document's title.
  case title(String)
  /// Stores a snapshot of the page's state under the current address.
  case snapshot(String)
  /// Stores the values that all pages of the browser share, as a cookie with its attributes.
  case keep(String)
  /// Moves the keyboard focus to an element at the end of the batch.
  case focus(Int32)
  /// Announces a text in the live region, for screen readers.
  case announce(String)
  /// Vibrates, where the browser can: for so many milliseconds, then a pause, and so on.
  case vibrate([Int])
  /// Keeps the screen on while the page is visible, or no longer.
  case awake(Bool)
  /// Replaces the whole page with HTML of `count` elements, and sets its title and address. Scroll
  /// positions, focus and typed text stay.
  case whole(html: String, count: Int32, title: String, url: String)
  /// Opens an outside `http` or `https` link in a new window.
  case open(String)
  /// Loads one of `LazyScript` from its address.
  case script(String)

  /// The effect of a change of the address on the browser's history.
  package enum AddressChange: Sendable {
    /// Adds an entry.
    case push
    /// Replaces the current entry.
    case replace
    /// Returns to an earlier entry.
    case back
  }

  /// The target of an operation: a text or an attribute, which a later operation overwrites.
  struct Target: Hashable {
    let element: Int32
    /// The attribute's name; nil for the text.
    let attribute: String?
  }

  /// The target that this operation overwrites; nil where earlier operations of its kind still
  /// count.
  var target: Target? {
    switch self {
    case .text(let id, _): Target(element: id, attribute: nil)
    case .attribute(let id, let name, _): Target(element: id, attribute: name)
    case .value(let id, _, _): Target(element: id, attribute: "value")
    default: nil
    }
  }

  /// The length of the longest text in this operation, in bytes of UTF-8; 0 where it has none.
  var textSize: Int {
    switch self {
    case .text(_, let text), .value(_, let text, _), .insert(_, _, let text, _), .rules(let text),
      .whole(let text, _, _, _), .title(let text), .snapshot(let text), .keep(let text),
      .announce(let text), .url(let text, _, _), .open(let text), .script(let text):
      text.utf8.count
    case .attribute(_, _, let value): value?.utf8.count ?? 0
    case .move, .remove, .focus, .vibrate, .awake: 0
    }
  }
}
