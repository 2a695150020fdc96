// The operations that the browser applies to the page, and their JSON form.

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
  /// Changes the page's address. `mode` is `push`, `replace` or `back`; `back` goes `steps` entries
  /// back.
  case url(String, mode: String, steps: Int)
  /// Sets the document's title.
  case title(String)
  /// Stores a snapshot of the page's state under the current address.
  case snapshot(String)
  /// Moves the keyboard focus to an element at the end of the batch.
  case focus(Int32)
  /// Announces a text in the live region, for screen readers.
  case announce(String)
  /// Vibrates, where the browser can: for so many milliseconds, then a pause, and so on.
  case vibrate([Int])
  /// Replaces the whole page with HTML of `count` elements, and sets its title and address. Scroll
  /// positions, focus and typed text stay.
  case whole(html: String, count: Int32, title: String, url: String)
  /// Opens an outside `http` or `https` link in a new window.
  case open(String)
  /// Loads the second script from its address.
  case script(String)

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
      .whole(let text, _, _, _), .title(let text), .snapshot(let text), .announce(let text),
      .url(let text, _, _), .open(let text), .script(let text):
      text.utf8.count
    case .attribute(_, _, let value): value?.utf8.count ?? 0
    case .move, .remove, .focus, .vibrate: 0
    }
  }

  /// Appends this operation as a JSON array.
  package func write(to json: inout String) {
    switch self {
    case .text(let id, let text): JSONText.array(&json, "t", .int(Int(id)), .text(text))
    case .attribute(let id, let name, let value):
      JSONText.array(
        &json, "a", .int(Int(id)), .text(name), value.map(JSONText.Value.text) ?? .null)
    case .insert(let parent, let before, let html, let first):
      JSONText.array(
        &json, "i", .int(Int(parent)), .int(Int(before)), .text(html), .int(Int(first)))
    case .move(let parent, let id, let before):
      JSONText.array(&json, "m", .int(Int(parent)), .int(Int(id)), .int(Int(before)))
    case .remove(let id): JSONText.array(&json, "r", .int(Int(id)))
    case .value(let id, let value, let event):
      JSONText.array(&json, "v", .int(Int(id)), .text(value), .int(event))
    case .rules(let css): JSONText.array(&json, "c", .text(css))
    case .url(let url, let mode, let steps):
      JSONText.array(&json, "u", .text(url), .text(mode), .int(steps))
    case .title(let title): JSONText.array(&json, "T", .text(title))
    case .snapshot(let text): JSONText.array(&json, "s", .text(text))
    case .focus(let id): JSONText.array(&json, "f", .int(Int(id)))
    case .announce(let text): JSONText.array(&json, "l", .text(text))
    case .vibrate(let pattern):
      JSONText.array(&json, "b", .text(pattern.map(String.init).joined(separator: " ")))
    case .whole(let html, let count, let title, let url):
      JSONText.array(&json, "h", .text(html), .int(Int(count)), .text(title), .text(url))
    case .open(let address): JSONText.array(&json, "o", .text(address))
    case .script(let address): JSONText.array(&json, "j", .text(address))
    }
  }
}

/// Writes small JSON arrays without an encoder: a like takes forty bytes.
package enum JSONText {
  /// One member of an array.
  package enum Value {
    /// A whole number.
    case int(Int)
    /// A text, which is escaped as a JSON string.
    case text(String)
    /// JSON's `null`.
    case null
  }

  /// Appends an array whose first member is `name`.
  package static func array(_ json: inout String, _ name: String, _ values: Value...) {
    json += "[\""
    json += name
    json += "\""
    for value in values {
      json += ","
      switch value {
      case .int(let number): json += String(number)
      case .text(let text): string(text, into: &json)
      case .null: json += "null"
      }
    }
    json += "]"
  }

  /// Appends `text` as a JSON string. NUL becomes U+FFFD, as in HTML. U+2028 and U+2029 are legal
  /// in JSON and stay as they are.
  package static func string(_ text: String, into json: inout String) {
    json += "\""
    var text = text
    var isPlain = true
    text.withUTF8 { bytes in
      var size = bytes.count
      for byte in bytes where needsEscape(byte) { size += byte < 0x20 ? 5 : 1 }
      if size == bytes.count { return }
      json += String(unsafeUninitializedCapacity: size) { escape(bytes, into: $0) }
      isPlain = false
    }
    if isPlain { json += text }
    json += "\""
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
  }

  /// Writes `bytes` with escapes and returns the number of bytes written. Goes byte by byte: the
  /// HTML of a list is long and has a quotation mark every twenty letters.
  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var end = 0
    func put(_ byte: UInt8) {
      output[end] = byte
      end += 1
    }
    let digits: StaticString = "0123456789abcdef"
    for byte in bytes {
      switch byte {
      case _ where !needsEscape(byte): put(byte)
      case 0x22, 0x5C:
        put(0x5C)
        put(byte)
      case 0:
        put(0xEF)
        put(0xBF)
        put(0xBD)
      default:
        put(0x5C)
        switch byte {
        case 0x0A: put(0x6E)
        case 0x0D: put(0x72)
        case 0x09: put(0x74)
        default:
          put(0x75)
          put(0x30)
          put(0x30)
          put(digits.utf8Start[Int(byte >> 4)])
          put(digits.utf8Start[Int(byte & 15)])
        }
      }
    }
    return end
  }
}
