// The words of a text in one buffer, with the runs between spaces.

/// The words of a text in lower case, and tokens such as `<user>` and `<rep>`.
struct Tokens: Sendable {
  /// The UTF-8 of all words, one after another.
  private(set) var bytes: [UInt8] = []
  /// The end of each word in `bytes`.
  private(set) var ends: [Int] = []
  /// For each word, the number of its space-separated run.
  private(set) var runs: [Int32] = []
  /// For each run, the scalar where it starts.
  private(set) var runStarts: [Int] = []
  private var isInCapitals = false

  /// The token of a link.
  static let link = Array("<link>".utf8)
  /// The token of a handle.
  static let user = Array("<user>".utf8)
  /// The token before words in capitals.
  static let caps = Array("<caps>".utf8)
  /// The token after a lengthened word or a repeated symbol.
  static let repeated = Array("<rep>".utf8)
  /// The token of a number with three or more digits.
  static let number = Array("<num>".utf8)
  /// The token of a year from 1900 to 2099.
  static let year = Array("<year>".utf8)
  /// The token of letters of another script.
  static let foreign = Array("<foreign>".utf8)
  /// The token of a flag.
  static let flag = Array("<flag>".utf8)

  /// The number of words.
  var count: Int { ends.count }

  /// The range of a word's UTF-8 in `bytes`.
  func range(of word: Int) -> Range<Int> { (word == 0 ? 0 : ends[word - 1])..<ends[word] }

  /// Starts a run at a scalar of the text.
  mutating func beginRun(at place: Int) { runStarts.append(place) }

  /// Adds a word unchanged.
  mutating func add(_ word: [UInt8]) {
    bytes += word
    close()
  }

  /// Adds a symbol as a word.
  mutating func add(sign: UInt32) {
    guard let scalar = Unicode.Scalar(sign) else { return }
    bytes.append(contentsOf: String(scalar).utf8)
    close()
  }

  /// Adds a word of letters, with a token before capitals and one after lengthening.
  mutating func add(letters: ArraySlice<UInt32>) {
    var plain = 0
    var capitals = 0
    for letter in letters where letter != 0x27 {
      plain += 1
      if letter.isCapital { capitals += 1 }
    }
    if plain >= 2 {
      let isCapitals = plain == capitals
      if isCapitals, !isInCapitals { add(Tokens.caps) }
      isInCapitals = isCapitals
    }
    let start = bytes.count
    var isLong = false
    for letter in letters {
      let small = UInt8(truncatingIfNeeded: letter.lowered)
      let length = bytes.count
      if length >= start + 2, bytes[length - 1] == small, bytes[length - 2] == small {
        isLong = true
      } else {
        bytes.append(small)
      }
    }
    close()
    if isLong { add(Tokens.repeated) }
  }

  /// Adds a number: one or two digits unchanged, otherwise a token for a year or a number.
  mutating func add(digits: [UInt8]) {
    switch digits.count {
    case ...2: add(digits)
    case 4 where digits.starts(with: [0x31, 0x39]) || digits.starts(with: [0x32, 0x30]):
      add(Tokens.year)
    default: add(Tokens.number)
    }
  }

  private mutating func close() {
    ends.append(bytes.count)
    runs.append(Int32(runStarts.count - 1))
  }
}
