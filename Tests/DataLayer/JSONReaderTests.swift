// Our JSON reader compared with Foundation's, and alone where they differ on purpose.
import Foundation
import Testing

@testable import DataLayer

@Suite("Reading JSON in one pass")
struct JSONReaderTests {
  @Test("Random JSON has the value that Foundation reads", arguments: 0..<20)
  func random(seed: UInt64) throws {
    var dice = JSONDice(seed: seed)
    for _ in 0..<200 {
      let text = dice.text()
      let body = Data(text.utf8)
      #expect(try JSONValue(reading: body) == JSONValue(foundation: body), "\(text)")
    }
  }

  @Test(
    "Spoiled JSON is refused where Foundation refuses it, else means the same", arguments: 0..<20)
  func spoiled(seed: UInt64) {
    var dice = JSONDice(seed: 1_000 + seed)
    var refused = 0
    for _ in 0..<500 {
      let body = dice.spoiled(dice.text())
      // It may make one member's name another's, half a pair, or a number too large for a Double.
      if Self.isLeftToTaste(body) { continue }
      let ours = Result { () throws(JSONError) in try JSONValue(reading: body) }
      if case .failure = ours { refused += 1 }
      // Why ours refuses does not matter here either.
      #expect((try? ours.get()) == JSONValue(foundation: body), "\(body as NSData) \(ours)")
    }
    #expect(refused > 100)
  }

  /// Cases that the grammar leaves open, or that Foundation refuses.
  private static func isLeftToTaste(_ body: Data) -> Bool {
    let text = String(decoding: body, as: UTF8.self).replacing(#"\\"#, with: "")
    let whole = text.replacing(
      /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}/, with: "")
    let isHalved = whole.contains(/\\u[dD][89a-fA-F]/)
    // Foundation takes a comma behind the last element, and no number that a Double cannot hold.
    let isLax = text.contains(/,\s*[\]}]/) || text.contains(/[eE]\+?\d{3}/)
    return isHalved || isLax || body.contains(0)
  }

  @Test(
    "What is no JSON is refused with its place",
    arguments: [
      ("", "", "is empty"), ("{", "", "ends too early (after 1 bytes)"),
      (
        #"{"data": [{"id": 1}, {"id": 01}]}"#, "data[1].id",
        "holds a number against the rules of JSON (at byte 29)"
      ),
      (#"{"data": [{"id": "a\x"}]}"#, "data[0].id", "holds an unknown escape (at byte 19)"),
      ("{\"a\": {\"b\": [true, \"\u{1}\"]}}", "a.b[1]", "holds a control character (at byte 20)"),
      ("[1, 2] 3", "", "is not JSON (at byte 7)"), ("<html>", "", "is not JSON (at byte 0)"),
      (#"{"a": 1, }"#, "", "is not JSON (at byte 9)"),
      ("[1.]", "[0]", "holds a number against the rules of JSON (at byte 3)"),
      ("[nul]", "[0]", "is not JSON (at byte 1)"), (#"{"a" 1}"#, "a", "is not JSON (at byte 5)"),
    ])
  func places(text: String, place: String, why: String) {
    let body = Data(text.utf8)
    #expect(throws: HTTPError.unreadable(where: place, why: why)) {
      do throws(JSONError) { _ = try JSONValue(reading: body) } catch {
        throw HTTPError(error, in: body)
      }
    }
  }

  // Bug: the name was cut after 80 characters, each of which may have a million accents.
  @Test("Of a name in the place of a fault the first 80 scalars are kept")
  func longPlace() {
    let name = "e" + String(repeating: "\u{301}", count: 100_000)
    let body = Data("{\"\(name)\": [nul]}".utf8)
    #expect(throws: JSONError.self) { try JSONValue(reading: body) }
    let fault = JSONError(offset: body.count - 5, .byte)
    #expect(fault.path(in: body).unicodeScalars.count == 80 + "[0]".count)
  }

  @Test(
    "Bytes that are no UTF-8 are refused, wherever they stand",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func utf8(bytes: [UInt8]) {
    for padding in 0..<10 {
      let body =
        Data("[\"\(String(repeating: "x", count: padding))".utf8) + bytes + Data("\"]".utf8)
      #expect(throws: JSONError(offset: 2 + padding, .utf8)) { try JSONValue(reading: body) }
      #expect(throws: JSONError(offset: 2 + padding, .utf8)) {
        try JSONReader.read(body) { _ throws(JSONError) in }
      }
    }
  }

  @Test("Nested lists end at the limit, and need no deep stack")
  func depth() throws {
    let deep = {
      Data((String(repeating: "[", count: $0) + String(repeating: "]", count: $0)).utf8)
    }
    _ = try JSONValue(reading: deep(JSONReader.maxDepth))
    #expect(throws: JSONError(offset: JSONReader.maxDepth, .depth)) {
      try JSONReader.read(deep(1_000_000)) { _ throws(JSONError) in }
    }
  }

  @Test("An unpaired surrogate becomes U+FFFD, the rest of the text stays")
  func halves() throws {
    let texts = [#""a\ud83db""#, #""\ude00""#, #""\ud83d\ud83d\ude00""#, #""\ud83d\u0041""#]
    #expect(
      try texts.map { try JSONValue(reading: Data($0.utf8)) }
        == ["a\u{FFFD}b", "\u{FFFD}", "\u{FFFD}😀", "\u{FFFD}A"].map(JSONValue.text))
  }

  @Test("A byte order mark is no part of the text")
  func mark() throws {
    #expect(try JSONValue(reading: Data("\u{FEFF}[1]".utf8)) == .list([.number(1)]))
  }

  @Test("Numbers keep their text")
  func numbers() throws {
    let texts = try JSONReader.read(Data("[4.35, 12.50, -0, 1e400, 0.1E-7]".utf8)) {
      reader throws(JSONError) in
      var texts: [String?] = []
      try reader.eachElement { reader throws(JSONError) in texts.append(try reader.number()) }
      return texts
    }
    #expect(texts == ["4.35", "12.50", "-0", "1e400", "0.1E-7"])
  }

  @Test("A value that is not read is skipped, and one of another type is nil")
  func stepping() throws {
    let body = Data(
      #"{"a": [1, {"b": "]}"}], "n\u0061me": "kept", "c": {"d": null}, "name": 5, "e": []}"#.utf8)
    var seen: [String] = []
    var names: [String?] = []
    let isObject = try JSONReader.read(body) { reader throws(JSONError) in
      try reader.eachMember { key, reader throws(JSONError) in
        seen.append(key.text)
        if key.is("name") { names.append(try reader.text()) }
      }
    }
    #expect(isObject)
    #expect(seen == ["a", "name", "c", "name", "e"])
    #expect(names == ["kept", nil])
    let isList = try JSONReader.read(body) { reader throws(JSONError) in
      try reader.eachElement { _ throws(JSONError) in Issue.record("An object has no elements") }
    }
    #expect(!isList)
  }
}
