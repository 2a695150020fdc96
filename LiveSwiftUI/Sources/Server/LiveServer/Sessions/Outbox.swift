// Batches sent to a browser: numbered, kept until acknowledged, resent after a reconnect.
import SwiftUI

/// The unacknowledged batches of a session.
struct Outbox {
  private(set) var last = 0
  private var waiting: [(seq: Int, text: String)] = []
  private var bytes = 0
  /// The last batch that pushed an address.
  private var lastPush: Int?
  /// The number of unacknowledged bytes above which rendering for the browser waits. It is half of
  /// the limit of a socket's queue, so the queue accepts all batches, however large the last one
  /// is.
  static let byteLimit = 1 << 19

  /// Numbers a batch and returns its frame; `ack` is the last handled event. With a `name`, this
  /// batch starts a new count, and the page has that name from then on.
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
    if batch.direction > 0 { lastPush = last }
    waiting.append((last, json))
    bytes += json.utf8.count
    return json
  }

  private static func meta(_ batch: Batch, _ name: String?) -> String {
    if name == nil, batch.animation <= 0, batch.zoom == nil, batch.direction == 0 { return "" }
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

  /// Whether the browser has not yet acknowledged the last batch that pushed an address.
  var isPushWaiting: Bool { waiting.contains { $0.seq == lastPush } }

  /// Whether no more batches should be added for now. The last batch may have any size, because a
  /// large page must arrive. So at most `byteLimit` and one batch are kept for a browser that does
  /// not acknowledge.
  func isFull(batches limit: Int) -> Bool { waiting.count >= limit || bytes > Self.byteLimit }

  /// The frames after `seq`. Nil when some of them are no longer kept, or were never sent.
  func frames(after seq: Int) -> [String]? {
    guard seq <= last, seq >= (waiting.first?.seq ?? last + 1) - 1 else { return nil }
    return waiting.filter { $0.seq > seq }.map(\.text)
  }

  /// Restarts the count: the next batch contains the whole page.
  mutating func restart() { self = Outbox() }
}
