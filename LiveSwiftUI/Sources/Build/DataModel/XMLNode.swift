// Elements of XML, as far as data models have them: no document types, no text.

/// An element of XML.
struct XMLNode {
  let name: String
  var attributes: [String: String] = [:]
  var children: [XMLNode] = []

  /// The children with a name.
  func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }
}

/// Reads elements of XML.
struct XMLReader {
  /// The most elements in one another.
  private static let depth = 32
  /// The most elements of a file.
  private static let most = 100_000

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var count = 0

  /// Reads the outermost element of a text. Throws where the text is no XML.
  static func root(of bytes: [UInt8]) throws(DataModelError) -> XMLNode {
    var reader = XMLReader(bytes)
    try reader.skipBetween()
    guard let root = try reader.element(depth: 0) else { throw reader.failure("no element") }
    try reader.skipBetween()
    guard reader.position == bytes.count else { throw reader.failure("a second element") }
    return root
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The mark of UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func failure(_ problem: String) -> DataModelError { .syntax(problem, line: line) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(to end: StaticString) throws(DataModelError) {
    while !isNext(end) {
      guard next != nil else { throw failure("an end without “\(end)”") }
      advance()
    }
    advance(end.utf8CodeUnitCount)
  }

  private mutating func skipSpaces() {
    while let byte = next, byte == 32 || (9...13).contains(byte) { advance() }
  }

  /// Skips text, comments and instructions. A document type could define more than it shows.
  private mutating func skipBetween() throws(DataModelError) {
    while let byte = next {
      if isNext("<!--") {
        try skip(to: "-->")
      } else if isNext("<?") {
        try skip(to: "?>")
      } else if isNext("<![CDATA[") {
        try skip(to: "]]>")
      } else if isNext("<!") {
        throw failure("a document type")
      } else if byte == UInt8(ascii: "<") {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func name() throws(DataModelError) -> String {
    let start = position
    while let byte = next, Self.isPartOfName(byte) { advance() }
    guard position > start else { throw failure("no name") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// The element that starts here; nil before the end of the one around it.
  private mutating func element(depth: Int) throws(DataModelError) -> XMLNode? {
    guard next != nil, !isNext("</") else { return nil }
    count += 1
    guard depth < Self.depth, count <= Self.most else { throw failure("too many elements") }
    advance()
    var node = XMLNode(name: try name())
    while true {
      skipSpaces()
      if isNext("/>") {
        advance(2)
        return node
      }
      if next == UInt8(ascii: ">") { break }
      let key = try name()
      guard node.attributes.updateValue(try value(), forKey: key) == nil else {
        throw failure("“\(key)” twice")
      }
    }
    advance()
    try skipBetween()
    while let child = try element(depth: depth + 1) {
      node.children.append(child)
      try skipBetween()
    }
    guard isNext("</") else { throw failure("no end of “\(node.name)”") }
    advance(2)
    guard try name() == node.name else { throw failure("the end of another element") }
    skipSpaces()
    guard next == UInt8(ascii: ">") else { throw failure("an end without “>”") }
    advance()
    return node
  }

  private mutating func value() throws(DataModelError) -> String {
    skipSpaces()
    guard next == UInt8(ascii: "=") else { throw failure("an attribute without a value") }
    advance()
    skipSpaces()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("a value without quotes")
    }
    advance()
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      guard byte != UInt8(ascii: "<") else { throw failure("“<” in a value") }
      if byte == UInt8(ascii: "&") {
        text += try reference().utf8
      } else {
        text.append(byte)
        advance()
      }
    }
    guard next == quote else { throw failure("a value without an end") }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  /// The letter that `&lt;` or `&#10;` stands for.
  private mutating func reference() throws(DataModelError) -> String {
    let start = position + 1
    while let byte = next, byte != UInt8(ascii: ";"), position - start < 8 { advance() }
    let name = String(decoding: bytes[start..<max(start, position)], as: UTF8.self)
    guard next == UInt8(ascii: ";") else { throw failure("“&” without “;”") }
    advance()
    if let known = Self.references[name] { return known }
    let number =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard name.hasPrefix("#"), let number, let letter = Unicode.Scalar(number) else {
      throw failure("“&\(name);”")
    }
    return String(Character(letter))
  }

  private static let references = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]
}
