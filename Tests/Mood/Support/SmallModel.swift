// A small file of weights: two words and one layer.
import DataLayer

@testable import Mood

/// A model for which "good" is happy and "bad" is sad, with values that tests change.
struct SmallModel {
  /// Pieces, width, channels, layers, heads, hidden, longest, limit; the vocabulary's length
  /// follows.
  var counts: [UInt32] = [3, 16, 16, 1, 1, 2, 64, 4095]
  var pieces = ["<unk>", "good", "bad"]
  var temperature: Float = 1
  var dilation: UInt32 = 1
  /// Bytes after the last weight.
  var after: [UInt8] = []

  /// The whole file, with a right checksum.
  var file: [UInt8] {
    let body = body
    var file = Array("TAPASMD1".utf8)
    file += little(1) + little(UInt32(body.count)) + SHA256Digest.bytes(body)
    return file + body
  }

  private var body: [UInt8] {
    let text = Array(pieces.map { $0 + "\n" }.joined().utf8)
    var body = counts.flatMap(little) + little(UInt32(text.count)) + little(temperature.bitPattern)
    body += little(dilation) + little(0)
    func add(_ bytes: [UInt8]) {
      body += bytes
      body += [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
    }
    add(text)
    // The first number of a row is lit by "good", the second by "bad".
    add(row(16, lit: []) + row(16, lit: [0]) + row(16, lit: [1]))
    add([1, 1, 1])
    // Channels 0 and 1 take the first and second number of the middle neighbour.
    add((0..<16).flatMap { row(48, lit: $0 < 2 ? [16 + $0] : []) })
    add(floats(16, 8))
    add(floats(16, 0))
    add(row(16, lit: []))
    add(floats(1, 1))
    // Both hidden numbers read the pool, the outputs are sad, neutral, happy.
    add(row(32, lit: [0]) + row(32, lit: [1]))
    add(floats(2, 1))
    add(floats(2, 0))
    add(row(2, lit: [1]) + row(2, lit: []) + row(2, lit: [0]))
    add(floats(3, 1))
    add(floats(3, 0))
    return body + after
  }

  private func row(_ count: Int, lit: Set<Int>) -> [UInt8] {
    (0..<count).map { lit.contains($0) ? 1 : 0 }
  }

  private func floats(_ count: Int, _ value: Float) -> [UInt8] {
    (0..<count).flatMap { _ in little(value.bitPattern) }
  }

  private func little(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }
}
