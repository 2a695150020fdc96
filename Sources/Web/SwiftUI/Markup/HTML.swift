// Elements to HTML text: the one place where text from outside is escaped, and where elements get their numbers.

/// Writes elements as HTML and numbers them in document order, as the browser will.
@MainActor package struct HTMLWriter {
  package private(set) var text = ""
  /// The number the next element gets.
  private(set) var next: Int32

  package init(next: Int32) { self.next = next }

  package mutating func write(_ items: [Item]) {
    for item in items { write(item) }
  }

  private mutating func write(_ item: Item) {
    switch item {
    case .element(let element): write(element)
    case .node(let node): write(node.items)
    }
  }

  package mutating func write(_ element: Element) {
    element.id = next
    next += 1
    let name = element.tag.name
    text += "<"
    text += name
    for attribute in element.attributes where !(attribute.name == "value" && element.tag == .select)
    {
      text += " "
      text += attribute.name
      if attribute.value.isEmpty { continue }
      text += "=\""
      Self.escape(attribute.value, into: &text)
      text += "\""
    }
    text += ">"
    if element.tag.isVoid { return }
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
}
