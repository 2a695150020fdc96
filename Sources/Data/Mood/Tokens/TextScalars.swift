// A text as scalars: entities decoded once, marks skipped, letters folded to ASCII.

/// The scalars of a text, ready to be split into words, each with its position in the text.
struct TextScalars: Sendable {
  /// The most scalars of a text that are read; 128 pieces of an ordinary text have far fewer.
  static let most = 16_384

  /// Decoded and folded scalars.
  private(set) var values: [UInt32] = []
  /// For each of `values`, the index of the text's scalar where it starts.
  private(set) var offsets: [Int32] = []
  /// The number of the text's scalars that were read.
  private(set) var read = 0

  /// Decodes and folds the first `most` scalars of a text.
  init(_ text: String) {
    var source: [UInt32] = []
    source.reserveCapacity(min(text.utf8.count, TextScalars.most))
    for scalar in text.unicodeScalars {
      if source.count == TextScalars.most { break }
      source.append(scalar.value)
    }
    read = source.count
    values.reserveCapacity(source.count)
    offsets.reserveCapacity(source.count)
    var joiner = Joiner()
    var at = 0
    while at < source.count {
      let escape =
        switch source[at] {
        case 0x26: Escape.entity(in: source, at: at)
        case 0x5C: Escape.backslash(in: source, at: at)
        default: Escape?.none
        }
      let length = escape?.length ?? 1
      // A backslash before a quote is an escape without a value.
      if let value = escape == nil ? source[at] : escape?.value, let whole = joiner.take(value) {
        append(whole, at: at)
      }
      at += length
    }
  }

  private mutating func append(_ value: UInt32, at place: Int) {
    if Folding.isSkipped(value) { return }
    values.append(Folding.folded(value))
    offsets.append(Int32(place))
  }
}

/// Joins the surrogate pairs that escapes decode to, and drops unpaired surrogates.
private struct Joiner {
  private var high: UInt32 = 0

  /// The scalar that this value completes; nil for a surrogate without its pair.
  mutating func take(_ value: UInt32) -> UInt32? {
    if 0xD800..<0xDC00 ~= value {
      high = value
      return nil
    }
    defer { high = 0 }
    guard 0xDC00..<0xE000 ~= value else { return value }
    return high == 0 ? nil : 0x10000 + ((high - 0xD800) << 10) + (value - 0xDC00)
  }
}
