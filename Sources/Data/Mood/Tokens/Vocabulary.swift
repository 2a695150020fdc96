// The pieces of words, looked up by their bytes without a `String`.

/// The vocabulary of a model. Pieces are numbered in the order of the file.
struct Vocabulary: Sendable {
  /// The number of pieces.
  let count: Int
  private let bytes: [UInt8]
  private let starts: [Int32]
  private let longest: Int
  /// An open-addressing hash table of the pieces' numbers; -1 in empty slots.
  private let table: [Int32]

  /// Reads pieces that each end in a line feed; nil unless there are `count` distinct ones.
  init?(lines: ArraySlice<UInt8>, count: Int) {
    var starts: [Int32] = [0]
    starts.reserveCapacity(count + 1)
    bytes = Array(lines)
    for index in bytes.indices where bytes[index] == 0x0A { starts.append(Int32(index + 1)) }
    guard starts.count == count + 1, Int(starts[count]) == bytes.count else { return nil }
    var size = 64
    while size < count * 3 { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    var longest = 0
    for piece in 0..<count {
      let range = Int(starts[piece])..<Int(starts[piece + 1] - 1)
      longest = max(longest, range.count)
      var place = PieceHash.of(bytes[range]).slot(in: size)
      while table[place] >= 0 {
        let other = Int(table[place])
        let taken = Int(starts[other])..<Int(starts[other + 1] - 1)
        if bytes[taken] == bytes[range] { return nil }
        place = (place + 1) & (size - 1)
      }
      table[place] = Int32(piece)
    }
    self.count = count
    self.starts = starts
    self.longest = longest
    self.table = table
  }

  /// The first `most` pieces of the words, and the run of each piece's word.
  func pieces(of words: Tokens, most: Int) -> Pieces {
    var pieces = Pieces()
    words.bytes.withUnsafeBufferPointer { text in
      for word in 0..<words.count where pieces.numbers.count < most {
        split(text, words.range(of: word), into: &pieces.numbers)
        while pieces.runs.count < pieces.numbers.count { pieces.runs.append(words.runs[word]) }
      }
    }
    let tooMany = max(0, pieces.numbers.count - most)
    pieces.numbers.removeLast(tooMany)
    pieces.runs.removeLast(tooMany)
    return pieces
  }

  /// Appends the word if it is a piece, else the longest pieces from the left, else piece 0.
  private func split(
    _ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>, into numbers: inout [Int32]
  ) {
    let before = numbers.count
    var start = word.lowerBound
    while start < word.upperBound {
      let isInner = start > word.lowerBound
      let end = min(word.upperBound, start + longest)
      var found: (number: Int32, end: Int)?
      // The hash is extended byte by byte, so all lengths cost one pass; the last match is the
      // longest.
      var hash = isInner ? PieceHash.inner : PieceHash()
      for index in start..<end {
        hash.add(text[index])
        if let number = number(
          hash, isInner: isInner, UnsafeBufferPointer(rebasing: text[start...index]))
        {
          found = (number, index + 1)
        }
      }
      guard let found else {
        numbers.removeLast(numbers.count - before)
        numbers.append(0)
        return
      }
      numbers.append(found.number)
      start = found.end
    }
  }

  private func number(
    _ hash: PieceHash, isInner: Bool, _ text: UnsafeBufferPointer<UInt8>
  ) -> Int32? {
    let lead = isInner ? 2 : 0
    var place = hash.slot(in: table.count)
    while table[place] >= 0 {
      let piece = Int(table[place])
      let start = Int(starts[piece])
      if Int(starts[piece + 1]) - 1 - start == text.count + lead, isSame(start, lead, text) {
        return Int32(piece)
      }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  private func isSame(_ start: Int, _ lead: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<lead where bytes[start + index] != 0x23 { return false }
    for index in text.indices where bytes[start + lead + index] != text[index] { return false }
    return true
  }
}

/// The pieces of a text, which are the network's input.
struct Pieces: Equatable, Sendable {
  /// The pieces' numbers.
  var numbers: [Int32] = []
  /// For each piece, the number of its space-separated run.
  var runs: [Int32] = []
}

/// An FNV-1a hash, extended byte by byte.
private struct PieceHash {
  private var value: UInt32 = 2_166_136_261

  /// The hash of `##`, the prefix of each piece inside a word.
  static let inner = of([0x23, 0x23])

  static func of(_ bytes: ArraySlice<UInt8>) -> PieceHash {
    var hash = PieceHash()
    for byte in bytes { hash.add(byte) }
    return hash
  }

  mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

  /// The slot in a table. The low bits of FNV are weak, so high ones are mixed in.
  func slot(in size: Int) -> Int { Int(value ^ value >> 15) & (size - 1) }
}
