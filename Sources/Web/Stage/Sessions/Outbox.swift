// Batches on their way to a browser: numbered, kept until acknowledged, sent again after a break.
import SwiftUI

/// The unacknowledged end of a session's conversation.
struct Outbox {
  private(set) var last = 0
  private var waiting: [(seq: Int, text: String)] = []
  private var bytes = 0
  /// More than this unacknowledged, and the browser gets everything anew instead.
  static let byteLimit = 1 << 20

  var count: Int { waiting.count }

  /// Numbers a batch and returns its frame; `ack` is the last event handled.
  mutating func add(_ batch: Batch, ack: Int, isFresh: Bool = false) -> String {
    last += 1
    var json = "[\(last),\(ack),["
    for (index, operation) in batch.operations.enumerated() {
      if index > 0 { json += "," }
      operation.write(to: &json)
    }
    json += "]"
    json += Self.meta(batch, isFresh)
    json += "]"
    waiting.append((last, json))
    bytes += json.utf8.count
    return json
  }

  private static func meta(_ batch: Batch, _ isFresh: Bool) -> String {
    var parts: [String] = []
    if isFresh { parts.append("\"fresh\":1") }
    if batch.animation > 0 { parts.append("\"a\":\(batch.animation)") }
    if let zoom = batch.zoom { parts.append("\"z\":\"\(zoom)\"") }
    if batch.direction != 0 { parts.append("\"n\":\(batch.direction)") }
    return parts.isEmpty ? "" : ",{\(parts.joined(separator: ","))}"
  }

  mutating func acknowledge(_ seq: Int) {
    while let first = waiting.first, first.seq <= seq {
      bytes -= first.text.utf8.count
      waiting.removeFirst()
    }
  }

  var isOverfull: Bool { bytes > Self.byteLimit }

  /// The frames after `seq`, or nil when some of them are gone or never were.
  func frames(after seq: Int) -> [String]? {
    guard seq <= last, seq >= (waiting.first?.seq ?? last + 1) - 1 else { return nil }
    return waiting.filter { $0.seq > seq }.map(\.text)
  }

  /// Starts the count anew: the next batch holds everything.
  mutating func restart() { self = Outbox() }
}
