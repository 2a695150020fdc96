// Batches on their way to a browser: numbered, kept until acknowledged, sent again after a break.
import SwiftUI

/// The unacknowledged end of a session's conversation.
struct Outbox {
  private(set) var last = 0
  private var waiting: [(seq: Int, text: String)] = []
  private var bytes = 0
  /// With more bytes than this unacknowledged, rendering for the browser waits. It is half of what
  /// waits in a socket at most, so that a socket has room for all that lies here, whatever the last
  /// batch weighs.
  static let byteLimit = 1 << 19

  /// Numbers a batch and returns its frame; `ack` is the last event handled. A `name` says that this is the
  /// first batch of a conversation that the browser shall call so.
  mutating func add(_ batch: Batch, ack: Int, name: String? = nil) -> String {
    last += 1
    var json = "[\(last),\(ack),["
    for (index, operation) in batch.operations.enumerated() {
      if index > 0 { json += "," }
      operation.write(to: &json)
    }
    json += "]"
    json += Self.meta(batch, name)
    json += "]"
    waiting.append((last, json))
    bytes += json.utf8.count
    return json
  }

  private static func meta(_ batch: Batch, _ name: String?) -> String {
    var parts: [String] = []
    if let name { parts.append("\"fresh\":1,\"s\":\"\(name)\"") }
    if batch.animation > 0 { parts.append("\"a\":\(batch.animation)") }
    if let zoom = batch.zoom {
      var text = ""
      JSONText.string(zoom, into: &text)
      parts.append("\"z\":\(text)")
    }
    if batch.direction != 0 { parts.append("\"n\":\(batch.direction)") }
    return parts.isEmpty ? "" : ",{\(parts.joined(separator: ","))}"
  }

  mutating func acknowledge(_ seq: Int) {
    while let first = waiting.first, first.seq <= seq {
      bytes -= first.text.utf8.count
      waiting.removeFirst()
    }
  }

  /// Whether nothing more should be added for now. The last batch may be of any size, because a
  /// large page has to arrive; so a browser that acknowledges nothing holds `byteLimit` and one
  /// batch at most.
  func isFull(batches limit: Int) -> Bool { waiting.count >= limit || bytes > Self.byteLimit }

  /// The frames after `seq`, or nil when some of them are gone or never were.
  func frames(after seq: Int) -> [String]? {
    guard seq <= last, seq >= (waiting.first?.seq ?? last + 1) - 1 else { return nil }
    return waiting.filter { $0.seq > seq }.map(\.text)
  }

  /// Starts the count anew: the next batch holds everything.
  mutating func restart() { self = Outbox() }
}
