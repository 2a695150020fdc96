// Changes answers of a service at random, as JSON and as bytes; the same seed gives the same ones.
import Foundation
import Limits

/// Draws answers that a service might send by mistake or on purpose.
struct AnswerMutator {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The answer with some values replaced, or every fourth time with bytes changed.
  mutating func changed(_ body: Data) -> Data {
    // What is no JSON has only bytes to change.
    guard chance(0.75), let value = try? JSONSerialization.jsonObject(with: body) else {
      return bytesChanged(body)
    }
    var changed = value
    for _ in 0..<[1, 3, 20][below(3)] { changed = replaced(in: changed, depth: 1 + below(6)) }
    // A text that cannot be written as UTF-8 is changed in its bytes.
    return (try? JSONSerialization.data(withJSONObject: changed, options: .fragmentsAllowed))
      ?? bytesChanged(body)
  }

  /// The answer cut, begun otherwise, or with one to sixty bytes changed.
  private mutating func bytesChanged(_ body: Data) -> Data {
    guard !body.isEmpty else { return Data("{".utf8) }
    switch below(5) {
    case 0: return body.prefix(below(body.count))
    case 1: return Data(Self.beginnings[below(Self.beginnings.count)].utf8) + body
    default:
      var bytes = [UInt8](body)
      for _ in 0..<[1, 5, 60][below(3)] { bytes[below(bytes.count)] = UInt8(below(256)) }
      return Data(bytes)
    }
  }

  /// The value with one part of it, at most `depth` levels down, replaced, removed or doubled.
  private mutating func replaced(in value: Any, depth: Int) -> Any {
    if depth > 0, var object = value as? [String: Any], !object.isEmpty {
      let key = object.keys.sorted()[below(object.count)]
      if chance(0.15) {
        object[key] = nil
      } else {
        object[key] = replaced(in: object[key] as Any, depth: depth - 1)
      }
      return object
    }
    if depth > 0, var list = value as? [Any], !list.isEmpty {
      let place = below(list.count)
      if chance(0.15) {
        list.append(list[place])
      } else {
        list[place] = replaced(in: list[place], depth: depth - 1)
      }
      return list
    }
    return Self.odd[below(Self.odd.count)]
  }

  private mutating func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private static let beginnings = [
    "\u{FEFF}", "<html>", "[[[[[[[[", "{\"error\":", ")]}'\n", "null", "\0", " \n\n",
    String(repeating: "[", count: 3_000),
  ]

  /// Values that no service should send, and hostile texts.
  private static let odd: [any Sendable] = [
    NSNull(), true, 0, -1, 9_007_199_254_740_993, 1e300, 0.1, "", " ", "\0", [Int](),
    [String: Int](), [[Int]()], "NaN", "9999999999999999999", "-0", "\u{202E}", "null",
    "http://127.0.0.1:1/", "file:///etc/passwd", "javascript:steal()", "//host", "http://",
    "https://user:secret@host.test/", "2023-02-30T25:61:61Z", "0000-00-00", "12022-01-01T00:00:00Z",
    "<script>steal()</script>", "<p><a href='x' onclick=steal()>", "&#x110000;&amp&lt;",
    String(repeating: "x", count: 20_000), String(repeating: "e\u{301}\u{323}", count: 3_000),
    String(repeating: "<a ", count: 3_000), String(repeating: "💀", count: 2_000),
    String(repeating: "&amp", count: 3_000),
  ]
}
