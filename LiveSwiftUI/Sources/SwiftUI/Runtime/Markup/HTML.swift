// Elements as HTML: the one place that escapes text and numbers elements.

/// Writes elements as HTML, and numbers them in document order, as the browser does.
@MainActor package struct HTMLWriter {
  // Bytes, because appending to a string takes three times as long.
  private var bytes: [UInt8] = []
  /// The number of the next element.
  private(set) var next: Int32
  /// The styles that the written elements use.
  private(set) var styles = StyleNames()

  /// A writer that gives its first element the number `next`.
  package init(next: Int32) { self.next = next }

  /// The HTML written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends `items` and numbers their elements.
  package mutating func write(_ items: [Item]) {
    for item in items { write(item) }
  }

  private mutating func write(_ item: Item) {
    switch item {
    case .element(let element): write(element)
    case .node(let node): node.eachItem { write($0) }
    }
  }

  /// Appends `element`, and numbers it and everything inside.
  package mutating func write(_ element: Element) {
    element.id = next
    next += 1
    let tag = element.tag
    let name = tag.name
    append(Self.less)
    append(name)
    let valueIsContent = tag == .select || tag == .textarea
    for attribute in element.attributes where !(valueIsContent && attribute.name == "value") {
      styles.note(attribute.name, attribute.value)
      append(Self.space)
      append(attribute.name)
      if attribute.value.isEmpty { continue }
      append(Self.equals)
      append(Self.quote)
      Self.escape(attribute.value, into: &bytes)
      append(Self.quote)
    }
    append(Self.greater)
    if tag.isVoid { return }
    if tag == .textarea, let value = element.attribute("value") {
      // The parser drops a line feed at the start.
      append(Self.lineFeed)
      Self.escape(value, into: &bytes)
    }
    if let content = element.ownText { Self.escape(content, into: &bytes) }
    element.eachItem { write($0) }
    append(Self.less)
    append(Self.slash)
    append(name)
    append(Self.greater)
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(_ byte: UInt8) { bytes.append(byte) }

  private static let less = UInt8(ascii: "<")
  private static let greater = UInt8(ascii: ">")
  private static let slash = UInt8(ascii: "/")
  private static let space = UInt8(ascii: " ")
  private static let equals = UInt8(ascii: "=")
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Text escaped for element content and for double-quoted attribute values.
  package nonisolated static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    escape(text, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private nonisolated static func escape(_ text: String, into output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated() where byte < 63 {
        guard let reference = reference(for: byte) else { continue }
        output.append(contentsOf: bytes[start..<index])
        output.append(contentsOf: reference.utf8)
        start = index + 1
      }
      output.append(contentsOf: bytes[start...])
    }
  }

  /// The character reference for a byte with a meaning in HTML; nil for any other.
  private nonisolated static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    // HTML cannot express NUL; the parser would also put U+FFFD there.
    case 0: "\u{FFFD}"
    default: nil
    }
  }

  /// The size of `item` as HTML, in bytes.
  static func size(of item: Item) -> Int {
    switch item {
    case .node(let node):
      if node.htmlSize >= 0 { return Int(node.htmlSize) }
      var size = 0
      node.eachItem { size += Self.size(of: $0) }
      node.htmlSize = Int32(clamping: size)
      return size
    case .element(let element): return size(of: element)
    }
  }

  private static func size(of element: Element) -> Int {
    let name = element.tag.name.utf8.count
    var size = element.tag.isVoid ? name + 2 : 2 * name + 5
    for attribute in element.attributes {
      size += attribute.name.utf8.count + 1
      if !attribute.value.isEmpty { size += 3 + escapedSize(of: attribute.value) }
    }
    if let words = element.ownText { size += escapedSize(of: words) }
    element.eachItem { size += Self.size(of: $0) }
    return size
  }

  private static func escapedSize(of text: String) -> Int {
    // Iterates over the bytes in place: this runs for every letter of a list.
    var text = text
    return text.withUTF8 { bytes in
      var size = bytes.count
      for byte in bytes where byte < 63 {
        switch byte {
        case 38, 39: size += 4
        case 60, 62: size += 3
        case 34: size += 5
        case 0: size += 2
        default: break
        }
      }
      return size
    }
  }
}
