// The stored properties of a class with `@Model`, read from its text.
import Foundation

/// An attribute before a declaration.
struct SourceAttribute {
  /// The name without its module.
  let name: String
  /// The text in the parentheses; empty for none.
  let arguments: String
}

/// A property of a class that is to be saved.
struct ModelProperty {
  let name: String
  let type: String?
  let value: String?
  let attributes: [SourceAttribute]

  /// The name without the marks of a keyword.
  var bare: String { name.replacing("`", with: "") }

  /// Whether the property starts as nil without a value.
  var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }
}

/// The declarations of a class, as far as they are saved.
struct ModelMembers {
  private(set) var properties: [ModelProperty] = []
  /// The arguments of each `#Unique`.
  private(set) var uniques: [String] = []

  private let tokens: [SourceToken]
  private var next = 0
  private var attributes: [SourceAttribute] = []
  private var isOfType = false

  /// Reads members, without the braces around them.
  init(_ source: String) {
    tokens = SourceReader.tokens(of: source)
    while next < tokens.count { readToken() }
  }

  private mutating func readToken() {
    let token = tokens[next]
    next += 1
    switch token.text {
    case _ where token.text.hasPrefix("@"): readAttribute(String(token.text.dropFirst()))
    case "#Unique": readUnique()
    case "static": isOfType = true
    case "class": isOfType = isFollowed(by: ["var", "let", "func", "subscript"])
    case "var", "let": readProperty()
    case "func", "init", "deinit", "struct", "enum", "actor", "typealias", "subscript", "extension":
      startOver()
    default: break
    }
  }

  private func isFollowed(by words: Set<String>) -> Bool {
    tokens[next...].first { $0.kind != .newline }.map { words.contains($0.text) } ?? false
  }

  private mutating func startOver() {
    attributes = []
    isOfType = false
  }

  private mutating func readAttribute(_ first: String) {
    var name = first
    while next + 1 < tokens.count, tokens[next].text == ".", tokens[next + 1].kind == .word {
      name = tokens[next + 1].text
      next += 2
    }
    var arguments = ""
    if next < tokens.count, tokens[next].text.hasPrefix("(") {
      arguments = String(tokens[next].text.dropFirst().dropLast())
      next += 1
    }
    attributes.append(SourceAttribute(name: name, arguments: arguments))
  }

  private mutating func readUnique() {
    startOver()
    while next < tokens.count, tokens[next].kind != .group { next += 1 }
    guard next < tokens.count else { return }
    uniques.append(String(tokens[next].text.dropFirst().dropLast()))
    next += 1
  }

  private mutating func readProperty() {
    defer { startOver() }
    while next < tokens.count, tokens[next].kind == .newline { next += 1 }
    guard next < tokens.count, tokens[next].kind == .word else { return }
    let name = tokens[next].text
    next += 1
    var type: String?
    if next < tokens.count, tokens[next].text == ":" {
      next += 1
      type = readText { $0.text == "=" || $0.text.hasPrefix("{") }
    }
    skipNewlines(before: "=")
    var value: String?
    if next < tokens.count, tokens[next].text == "=" {
      next += 1
      value = readText { Self.observes($0) }
    }
    let isComputed = value == nil && next < tokens.count && tokens[next].text.hasPrefix("{")
    guard !isOfType, !isComputed || Self.observes(tokens[next]),
      !attributes.contains(where: { $0.name == "Transient" })
    else { return }
    properties.append(
      ModelProperty(name: name, type: type, value: value, attributes: attributes))
  }

  private mutating func skipNewlines(before symbol: String) {
    var index = next
    while index < tokens.count, tokens[index].kind == .newline { index += 1 }
    if index < tokens.count, tokens[index].text == symbol { next = index }
  }

  /// Whether a group in braces holds observers of a property.
  private static func observes(_ token: SourceToken) -> Bool {
    token.text.hasPrefix("{")
      && token.text.firstMatch(of: /^\{\s*(?:@\w+\s+)*(?:didSet|willSet)\b/) != nil
  }

  /// The text up to the end of the line, or of the last line of an expression that goes on.
  private mutating func readText(until isEnd: (SourceToken) -> Bool) -> String {
    var text = ""
    var last = ""
    while next < tokens.count, tokens[next].text != ";", !isEnd(tokens[next]) {
      let token = tokens[next]
      if token.kind == .newline {
        if !text.isEmpty, !continues(after: last) { break }
        text += "\n"
      } else {
        text += (token.isSpaced ? " " : "") + token.text
        last = token.text
      }
      next += 1
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether an expression goes on in the next line.
  private func continues(after last: String) -> Bool {
    let joining: Set<Character> = ["=", "+", "-", "*", "/", "?", ":", "&", "|", "<", ",", "."]
    // A type may end in a question mark, and an operator stands apart.
    if let letter = last.first, last.count == 1, letter != "?", joining.contains(letter) {
      return true
    }
    guard let following = tokens[next...].first(where: { $0.kind != .newline }),
      following.kind == .symbol, let letter = following.text.first
    else { return false }
    return joining.contains(letter)
  }
}
