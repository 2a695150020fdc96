// The header fields of a request, looked up by case-insensitive name.

/// The header fields of one request, in the order received.
package struct Headers: Sendable, Equatable {
  /// Every field as received: the name as the client spelled it, the value without outer spaces.
  package var all: [(name: String, value: String)]

  /// Makes headers from pairs, for a request that did not come over a socket.
  package init(_ all: [(name: String, value: String)] = []) { self.all = all }

  /// The value of a field, or nil. Repeated fields are joined by ", ", cookies by "; ".
  package subscript(name: String) -> String? {
    let values = all.lazy.filter { Self.same($0.name, name) }.map(\.value)
    guard let first = values.first else { return nil }
    let rest = values.dropFirst()
    if rest.isEmpty { return first }
    return values.joined(separator: Self.same(name, "cookie") ? "; " : ", ")
  }

  /// Whether both have the same fields in the same order.
  package static func == (one: Headers, other: Headers) -> Bool {
    one.all.elementsEqual(other.all) { $0 == $1 }
  }

  /// Compares field names, which are ASCII. `lowercased()` would allocate for each field.
  static func same(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count
      && zip(one.utf8, other.utf8).allSatisfy { lowercase($0) == lowercase($1) }
  }

  /// Whether a comma-separated field has a word, ignoring case: `Connection: keep-alive, Upgrade`.
  func list(_ name: String, holds word: String) -> Bool {
    guard let value = self[name] else { return false }
    return value.split(separator: ",").contains { Self.same($0.trimmed, word) }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  var trimmed: String {
    var rest = self
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
