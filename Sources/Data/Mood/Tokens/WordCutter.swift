// Splits scalars into words: links, emoticons, handles, hashtags, letters, numbers and symbols.

/// Makes one pass over the scalars. At each position the first matching rule reads a word.
struct WordCutter {
  private let values: [UInt32]
  private var at = 0
  private(set) var tokens = Tokens()

  /// The words of a text's scalars: the first `most`, or a few more.
  static func tokens(of text: TextScalars, most: Int = .max) -> Tokens {
    var cutter = WordCutter(values: text.values)
    while cutter.at < cutter.values.count, cutter.tokens.count < most { cutter.step() }
    return cutter.tokens
  }

  private init(values: [UInt32]) { self.values = values }

  private mutating func step() {
    let value = values[at]
    if value == 0x20 {
      at += 1
      return
    }
    let isFirst = at == 0 || values[at - 1] == 0x20
    if isFirst { tokens.beginRun(at: at) }
    let isFresh = isFirst || !(values[at - 1].isLetter || values[at - 1].isDigit)
    if isFresh, isLink { return takeLink() }
    if isFirst || isFresh && (value.isLetter || value.isDigit) || mayBeEmoticon,
      let emoticon = Emoticons.match(in: values, at: at)
    {
      tokens.add(emoticon.word)
      at += emoticon.length
      return
    }
    let namesFollow = at + 1 < values.count && values[at + 1].isName
    switch value {
    case 0x40 where namesFollow: takeHandle()
    case 0x23 where namesFollow:
      tokens.add(sign: value)
      at += 1
    case _ where value.isLetter: takeLetters()
    case _ where value.isDigit: takeDigits()
    case _ where value.isForeign:
      take(while: \.isForeign)
      tokens.add(Tokens.foreign)
    case _ where value.isFlagHalf:
      take(while: \.isFlagHalf)
      tokens.add(Tokens.flag)
    default: takeSigns()
    }
  }

  /// Whether an emoticon is allowed inside a run: it must not start with a bracket or follow a
  /// digit.
  private var mayBeEmoticon: Bool {
    let value = values[at]
    return
      !(value.isLetter || value.isDigit || value == 0x28 || value == 0x29
      || values[at - 1].isDigit)
  }

  private var isLink: Bool {
    // Few words start with one of these letters.
    switch values[at].lowered {
    case 0x68, 0x77, 0x74: WordCutter.links.contains(where: startsHere)
    default: false
    }
  }

  private static let links = ["http://", "https://", "www.", "t.co/"].map { text in
    text.unicodeScalars.map(\.value)
  }

  private func startsHere(_ small: [UInt32]) -> Bool {
    guard at + small.count <= values.count else { return false }
    return small.indices.allSatisfy { values[at + $0].lowered == small[$0] }
  }

  private mutating func take(while fits: (UInt32) -> Bool) {
    while at < values.count, fits(values[at]) { at += 1 }
  }

  private mutating func takeLink() {
    take { $0 != 0x20 }
    tokens.add(Tokens.link)
  }

  /// Reads a handle, including its server or domain.
  private mutating func takeHandle() {
    at += 1
    while at < values.count {
      let joins = [0x2E, 0x40, 0x2D].contains(values[at])
      guard values[at].isName || joins && at + 1 < values.count && values[at + 1].isName else {
        break
      }
      at += 1
    }
    tokens.add(Tokens.user)
  }

  private mutating func takeDigits() {
    var digits: [UInt8] = []
    while at < values.count {
      let value = values[at]
      if value.isDigit {
        digits.append(UInt8(value))
      } else if !(value == 0x2C || value == 0x2E) || at + 1 == values.count
        || !values[at + 1].isDigit
      {
        break
      }
      at += 1
    }
    tokens.add(digits: digits)
  }

  /// Reads letters and inner apostrophes, split at the capitals of camel case.
  private mutating func takeLetters() {
    let start = at
    while at < values.count {
      let value = values[at]
      let next = at + 1 < values.count ? values[at + 1] : 0x20
      if value.isLetter {
        if at > start, value.isCapital, values[at - 1].isSmall { break }
        // In "USAToday" the T belongs to the second word.
        if at - start >= 2, value.isSmall, next.isSmall, values[at - 1].isCapital,
          values[at - 2].isCapital
        {
          at -= 1
          break
        }
      } else if value != 0x27 || !next.isLetter {
        break
      }
      at += 1
    }
    tokens.add(letters: values[start..<at])
  }

  /// Reads a symbol with its repetitions.
  private mutating func takeSigns() {
    let sign = values[at]
    let start = at
    take { $0 == sign }
    let isDots = sign == 0x2026
    tokens.add(sign: isDots ? 0x2E : sign)
    if at - start > 1 || isDots { tokens.add(Tokens.repeated) }
  }
}
