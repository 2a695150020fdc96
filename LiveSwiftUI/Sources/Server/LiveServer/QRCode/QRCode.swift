// QR codes of short texts (ISO/IEC 18004): bytes, error correction M, versions 1 to 10.

/// A square of modules that a phone's camera reads as a text.
///
/// It has correction M: a code on a table must stay readable with some 15 % of it lost.
package struct QRCode: Equatable, Sendable {
  /// The number of modules of a side.
  package private(set) var size: Int
  /// Whether each module is dark, row by row.
  private(set) var isDark: [Bool]
  /// The modules that do not carry data.
  private var isFixed: [Bool]

  /// Whether the module in this row and column is dark. Outside it is light.
  package subscript(row: Int, column: Int) -> Bool {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return false }
    return isDark[row * size + column]
  }

  /// The code of a text; nil when its UTF-8 has more than 213 bytes.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = Version.all.first(where: { $0.capacity >= bytes.count }) else { return nil }
    size = version.size
    isDark = Array(repeating: false, count: version.size * version.size)
    isFixed = isDark
    drawPatterns(of: version)
    drawBits(version.codewords(of: bytes))
    let plain = self
    var best: (code: QRCode, penalty: Int)?
    for mask in 0..<8 {
      var masked = plain
      masked.apply(mask)
      masked.drawFormat(mask)
      let penalty = masked.penalty
      if penalty < best?.penalty ?? .max { best = (masked, penalty) }
    }
    if let best { self = best.code }
  }
}

// MARK: - Drawing

extension QRCode {
  private mutating func set(_ row: Int, _ column: Int, _ dark: Bool) {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return }
    isDark[row * size + column] = dark
    isFixed[row * size + column] = true
  }

  private mutating func drawPatterns(of version: Version) {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    let last = version.alignments.last
    for row in version.alignments {
      for column in version.alignments {
        // The finders take three of the corners.
        if row == 6 && (column == 6 || column == last) || row == last && column == 6 { continue }
        for y in -2...2 {
          for x in -2...2 { set(row + y, column + x, max(abs(x), abs(y)) != 1) }
        }
      }
    }
    drawFormat(0)
    guard version.number >= 7 else { return }
    let bits = Self.checked(version.number, width: 12, by: 0x1F25)
    for index in 0..<18 {
      let dark = bits >> index & 1 == 1
      set(size - 11 + index % 3, index / 3, dark)
      set(index / 3, size - 11 + index % 3, dark)
    }
  }

  /// A finder with its light border.
  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for y in -4...4 {
      for x in -4...4 {
        let ring = max(abs(x), abs(y))
        set(row + y, column + x, ring != 2 && ring != 4)
      }
    }
  }

  /// Both copies of the correction level and the mask, and the module that is always dark.
  private mutating func drawFormat(_ mask: Int) {
    // The level M is 00.
    let bits = Self.checked(mask, width: 10, by: 0x537) ^ 0x5412
    for index in 0..<15 {
      let dark = bits >> index & 1 == 1
      switch index {
      case 0...5: set(index, 8, dark)
      case 6: set(7, 8, dark)
      case 7: set(8, 8, dark)
      case 8: set(8, 7, dark)
      default: set(8, 14 - index, dark)
      }
      if index < 8 { set(8, size - 1 - index, dark) } else { set(size - 15 + index, 8, dark) }
    }
    set(size - 8, 8, true)
  }

  /// A value followed by the remainder of its division by a generator.
  private static func checked(_ value: Int, width: Int, by generator: Int) -> Int {
    var rest = value
    for _ in 0..<width { rest = rest << 1 ^ (rest >> (width - 1) & 1) * generator }
    return value << width | rest & (1 << width - 1)
  }

  /// Fills the free modules in a zigzag of column pairs, from the lower right corner.
  private mutating func drawBits(_ codewords: [UInt8]) {
    var bit = 0
    var right = size - 1
    var isUpward = true
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] {
          guard bit < codewords.count * 8 else { continue }
          isDark[row * size + column] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] {
        if Self.inverts(mask, row, column) { isDark[row * size + column].toggle() }
      }
    }
  }

  private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    let product = row * column
    return switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: product % 2 + product % 3 == 0
    case 6: (product % 2 + product % 3) % 2 == 0
    default: ((row + column) % 2 + product % 3) % 2 == 0
    }
  }
}

// MARK: - The choice of the mask

extension QRCode {
  /// How hard the code is to read: long runs, blocks, false finders, an uneven share of dark.
  private var penalty: Int {
    var sum = 0
    let lines =
      (0..<size).map { row in (0..<size).map { self[row, $0] } }
      + (0..<size).map { column in (0..<size).map { self[$0, column] } }
    for line in lines { sum += Self.penalty(of: line) }
    for row in 0..<size - 1 {
      for column in 0..<size - 1 {
        let dark = self[row, column]
        if dark == self[row, column + 1], dark == self[row + 1, column],
          dark == self[row + 1, column + 1]
        {
          sum += 3
        }
      }
    }
    let share = isDark.count(where: \.self) * 100 / isDark.count
    return sum + abs(share - 50) / 5 * 10
  }

  private static let finders = [
    [true, false, true, true, true, false, true, false, false, false, false],
    [false, false, false, false, true, false, true, true, true, false, true],
  ]

  private static func penalty(of line: [Bool]) -> Int {
    var (sum, run) = (0, 1)
    for index in line.indices.dropFirst() {
      run = line[index] == line[index - 1] ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    for start in 0...(line.count - 11) {
      let window = line[start..<start + 11]
      if finders.contains(where: { window.elementsEqual($0) }) { sum += 40 }
    }
    return sum
  }
}
