// What the browser is told to do, and how that travels as JSON.

/// One change to the page. Elements are named by their numbers; `before` 0 means at the end.
package enum PageOperation: Equatable, Sendable {
  case text(Int32, String)
  case attribute(Int32, String, String?)
  case insert(parent: Int32, before: Int32, html: String, first: Int32)
  case move(parent: Int32, Int32, before: Int32)
  case remove(Int32)
  case value(Int32, String, event: Int)
  case rules(String)
  case url(String, mode: String, steps: Int)
  case title(String)
  case snapshot(String)
  case focus(Int32)
  case announce(String)
  case whole(html: String, count: Int32, title: String, url: String)
  case open(String)

  /// Whether this operation can bring class names that the browser has no rules for yet.
  package var namesRules: Bool {
    switch self {
    case .insert, .whole: true
    case .attribute(_, let name, _): name == "class"
    default: false
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
    case .whole(let html, let count, let title, let url):
      JSONText.array(&json, "h", .text(html), .int(Int(count)), .text(title), .text(url))
    case .open(let address): JSONText.array(&json, "o", .text(address))
    }
  }
}

/// Writes small JSON arrays without an encoder: a like is one of forty bytes.
package enum JSONText {
  /// One member of an array.
  package enum Value {
    case int(Int)
    case text(String)
    case null
  }

  /// Appends an array that begins with `name`.
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

  /// Appends `text` as a JSON string. U+2028 and U+2029 are legal JSON and travel as they are.
  package static func string(_ text: String, into json: inout String) {
    json += "\""
    let plain = !text.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
    if plain {
      json += text
    } else {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": json += "\\\""
        case "\\": json += "\\\\"
        case "\n": json += "\\n"
        case "\r": json += "\\r"
        case "\t": json += "\\t"
        case _ where scalar.value < 0x20:
          let hex = String(scalar.value, radix: 16)
          json += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        default: json.unicodeScalars.append(scalar)
        }
      }
    }
    json += "\""
  }
}
