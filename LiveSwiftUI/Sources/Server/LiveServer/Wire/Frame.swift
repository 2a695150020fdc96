// The frames from browsers, read from JSON; anything else is refused.
import Foundation
import SwiftUI

/// One frame from a browser.
enum Frame: Equatable {
  /// The first frame: the page's name, and the batches that the browser has.
  case hello(Hello)
  /// An event on an element. `seq` counts the page's events from 1; `kind` is nil for a letter that
  /// no kind has.
  case event(seq: Int, ack: Int, element: Int, kind: Handler.Kind?, value: EventValue)
  /// A change of the browser: address, client information, visibility.
  case clientInfo(seq: Int, ack: Int, kind: String, value: JSONObject)
  /// An acknowledgement without an event.
  case acknowledgement(Int)

  /// The content of the first frame.
  struct Hello: Equatable {
    var ack = 0
    var session = ""
    var address = "/"
    var snapshot: String?
    var wantsFresh = false
    var clientInfo = ClientInfo()
    var typed: [Typed] = []
  }

  /// The text that a person had typed into one field.
  struct Typed: Equatable {
    let name: String
    let ordinal: Int
    let text: String
  }

  /// The value of a frame about the browser.
  enum JSONObject: Equatable {
    case text(String)
    case flag(Bool)
    case clientInfo(ClientInfo)
  }

  /// Parses a text message. Nil when it has another form, or would take too long to parse.
  static func read(_ text: String) -> Frame? {
    if let plain = QuickFrame.read(text) { return plain }
    let bytes = Array(text.utf8)
    // Text that is not JSON is refused like any other form.
    guard isCheap(bytes),
      let list = try? JSONSerialization.jsonObject(with: Data(JSONSurrogates.repaired(bytes)))
        as? [Any],
      let seq = list.first as? Int, list.count >= 2, let ack = list[1] as? Int, seq >= 0, ack >= 0
    else { return nil }
    if list.count == 2 { return seq == 0 ? .acknowledgement(ack) : nil }
    guard list.count >= 4, list.count <= 5, let element = list[2] as? Int,
      let kind = list[3] as? String,
      kind.utf8.count <= 8
    else { return nil }
    let value = list.count == 5 ? list[4] : NSNull()
    if kind == "hello" { return (value as? [String: Any]).map { .hello(hello($0, ack: ack)) } }
    guard seq > 0 else { return nil }
    if element == 0 { return about(seq, ack, kind, value) }
    return .event(
      seq: seq, ack: ack, element: element, kind: Handler.Kind(letter: kind), value: event(value))
  }

  private static func event(_ value: Any) -> EventValue {
    if let flag = value as? Bool, !(value is String) { return .flag(flag) }
    if let text = value as? String { return .text(cut(text)) }
    if let number = value as? Int { return .text(String(number)) }
    return edit(value as? [Any] ?? []).map(EventValue.edit) ?? .none
  }

  /// A piece of a long text: its position, the length removed, the text inserted, the length
  /// before, and 1 if more pieces follow.
  private static func edit(_ list: [Any]) -> TextEdit? {
    guard list.count == 5, let start = list[0] as? Int, let removed = list[1] as? Int,
      let text = list[2] as? String, let length = list[3] as? Int, let more = list[4] as? Int
    else { return nil }
    return TextEdit(
      start: start, removed: removed, text: cut(text), length: length, isPart: more != 0)
  }

  private static func about(_ seq: Int, _ ack: Int, _ kind: String, _ value: Any) -> Frame? {
    let read: JSONObject? =
      switch kind {
      case "u": (value as? String).map { .text(address($0)) }
      case "v": .flag((value as? Int) == 1 || (value as? Bool) == true)
      case "e": (value as? [String: Any]).map { .clientInfo(ClientInfo($0)) }
      default: nil
      }
    return read.map { .clientInfo(seq: seq, ack: ack, kind: kind, value: $0) }
  }

  private static func hello(_ object: [String: Any], ack: Int) -> Hello {
    var hello = Hello()
    hello.ack = ack
    hello.session = (object["s"] as? String).flatMap { fits($0, pageNameLimit) } ?? ""
    hello.address = address(object["u"] as? String ?? "/")
    hello.snapshot = (object["p"] as? String).flatMap { fits($0, Snapshot.signedLimit) }
    hello.wantsFresh = (object["f"] as? Int ?? 0) != 0
    hello.clientInfo = ClientInfo(object["e"] as? [String: Any] ?? [:])
    for entry in (object["i"] as? [[Any]] ?? []).prefix(typedLimit) where entry.count == 3 {
      guard let name = (entry[0] as? String).flatMap({ fits($0, fieldNameLimit) }),
        let ordinal = entry[1] as? Int, let text = entry[2] as? String
      else { continue }
      hello.typed.append(Typed(name: name, ordinal: ordinal, text: cut(text)))
    }
    return hello
  }

  private static func fits(_ text: String, _ bytes: Int) -> String? {
    text.utf8.count <= bytes ? text : nil
  }
}
