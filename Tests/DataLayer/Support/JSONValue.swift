// A JSON text as a value, read by our reader or by Foundation, for comparing them.
import Foundation

@testable import DataLayer

/// Any JSON value.
enum JSONValue: Equatable {
  case object([String: JSONValue])
  case list([JSONValue])
  case text(String)
  case number(Double)
  case truth(Bool)
  case null

  /// The value that our reader reads.
  init(reading text: Data) throws(JSONError) {
    self = try JSONReader.read(text) { reader throws(JSONError) in try JSONValue(&reader) }
  }

  private init(_ reader: inout JSONReader) throws(JSONError) {
    switch try reader.kind() {
    case .object:
      var members: [String: JSONValue] = [:]
      try reader.eachMember { key, reader throws(JSONError) in
        members[key.text] = try JSONValue(&reader)
      }
      self = .object(members)
    case .list:
      var values: [JSONValue] = []
      try reader.eachElement { reader throws(JSONError) in values.append(try JSONValue(&reader)) }
      self = .list(values)
    case .text: self = .text(try reader.text() ?? "")
    case .number: self = .number(Double(try reader.number() ?? "") ?? .nan)
    case .truth: self = .truth(try reader.truth() ?? false)
    case .null:
      try reader.skip()
      self = .null
    }
  }

  /// The value that Foundation reads; nil when it refuses the text.
  init?(foundation text: Data) {
    // Why Foundation refuses does not matter here, only that it does.
    guard let any = try? JSONSerialization.jsonObject(with: text, options: [.fragmentsAllowed])
    else { return nil }
    self.init(any)
  }

  private init(_ any: Any) {
    switch any {
    case let members as [String: Any]: self = .object(members.mapValues { JSONValue($0) })
    case let values as [Any]: self = .list(values.map { JSONValue($0) })
    case let text as String: self = .text(text)
    case let number as NSNumber:
      let isTruth = String(cString: number.objCType) == "c"
      self = isTruth ? .truth(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }
}

/// Writes random JSON, and damages it.
struct JSONDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 + 1 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  /// A text that is JSON.
  mutating func text(depth: Int = 0) -> String {
    blank() + value(depth: depth) + blank()
  }

  private mutating func value(depth: Int) -> String {
    switch roll(depth > 4 ? 5 : 8) {
    case 0: return ["true", "false", "null"][roll(3)]
    case 1, 2: return number()
    case 3, 4: return quoted()
    case 5, 6:
      let values = (0..<roll(5)).map { _ in text(depth: depth + 1) }
      return "[" + blank() + values.joined(separator: ",") + "]"
    default:
      // No name is used twice, because Foundation does not document which of two it takes.
      let members = (0..<roll(5)).map { place in
        blank() + quoted(ending: "\(place)") + blank() + ":" + text(depth: depth + 1)
      }
      return "{" + members.joined(separator: ",") + blank() + "}"
    }
  }

  private mutating func number() -> String {
    let whole = roll(3) == 0 ? "0" : "\(1 + roll(9))\(roll(1_000))"
    let fraction = roll(2) == 0 ? "" : ".\(roll(10))\(roll(10_000))"
    let exponent =
      roll(4) == 0 ? ["e", "E"][roll(2)] + ["", "+", "-"][roll(3)] + "\(roll(20))" : ""
    return (roll(3) == 0 ? "-" : "") + whole + fraction + exponent
  }

  private mutating func quoted(ending: String = "") -> String {
    let pieces = [
      "a", "Z", "word ", "/", "é", "ق", "كَ", "€", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\b",
      "\\u0041", "\\u00e9", "\\u0645", "\\ud83d\\ude00", "\\uD83D\\uDE00", "\u{7F}", "longer text",
    ]
    let inside = (0..<roll(12)).map { _ in pieces[roll(pieces.count)] }.joined()
    return "\"" + inside + ending + "\""
  }

  private mutating func blank() -> String { ["", "", "", " ", "\n\t", "\r\n"][roll(6)] }

  /// The text with some of its bytes replaced, doubled or missing.
  mutating func spoiled(_ text: String) -> Data {
    var bytes = Array(text.utf8)
    let hostile = Array("{}[]\",:\\u0e+-.tfn \0\u{1}\u{FF}".utf8) + [0x80, 0xC0, 0xED, 0xF5, 0xFF]
    for _ in 0...roll(3) where !bytes.isEmpty {
      let place = roll(bytes.count)
      switch roll(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(hostile[roll(hostile.count)], at: place)
      case 2: bytes[place] = hostile[roll(hostile.count)]
      default: bytes = Array(bytes.prefix(place))
      }
    }
    return Data(bytes)
  }
}
