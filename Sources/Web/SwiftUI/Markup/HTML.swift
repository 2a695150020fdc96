// Elements to HTML: the one place where text is escaped and where elements get their numbers.

/// Writes elements as HTML and numbers them in document order, as the browser will.
@MainActor package struct HTMLWriter {
  package private(set) var text = ""
  /// The number the next element gets.
  private(set) var next: Int32

  /// A writer that gives its first element the number `next`.
  package init(next: Int32) { self.next = next }

  /// Appends `items` and numbers their elements.
  package mutating func write(_ items: [Item]) {
    for item in items { write(item) }
  }

  private mutating func write(_ item: Item) {
    switch item {
    case .element(let element): write(element)
    case .node(let node): write(node.items)
    }
  }

  /// Appends `element` and numbers it and all that is inside.
  package mutating func write(_ element: Element) {
    element.id = next
    next += 1
    let name = element.tag.name
    text += "<"
    text += name
    for attribute in element.attributes
    where !(attribute.name == "value" && (element.tag == .select || element.tag == .textarea)) {
      text += " "
      text += attribute.name
      if attribute.value.isEmpty { continue }
      text += "=\""
      Self.escape(attribute.value, into: &text)
      text += "\""
    }
    text += ">"
    if element.tag.isVoid { return }
    if element.tag == .textarea, let value = element.attribute("value") {
      // The parser drops a line feed at the beginning.
      text += "\n"
      Self.escape(value, into: &text)
    }
    if let content = element.words { Self.escape(content, into: &text) }
    element.eachItem { write($0) }
    text += "</"
    text += name
    text += ">"
  }

  /// Text made safe for element content and for double-quoted attribute values.
  package nonisolated static func escape(_ text: String, into output: inout String) {
    let needs = text.utf8.contains {
      $0 == 38 || $0 == 60 || $0 == 62 || $0 == 34 || $0 == 39 || $0 == 0
    }
    guard needs else {
      output += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      // HTML has no way to say NUL; the parser would put U+FFFD there as well.
      case "\0": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }

  /// How many bytes `item` takes as HTML.
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
    if let words = element.words { size += escapedSize(of: words) }
    element.eachItem { size += Self.size(of: $0) }
    return size
  }

  private static func escapedSize(of text: String) -> Int {
    // Over the bytes where they lie: this is done to every letter of a list.
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
