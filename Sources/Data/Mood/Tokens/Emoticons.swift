// Emoticons, and the token for each.

/// The table of emoticons.
enum Emoticons {
  /// The most scalars of an emoticon.
  static let longest = 5

  /// The length and the token of the longest emoticon at an index; nil without one.
  static func match(in values: [UInt32], at start: Int) -> (length: Int, word: [UInt8])? {
    // Few words start like an emoticon.
    guard let first = byte(values[start]), firsts[Int(first)] else { return nil }
    var keys: [UInt64] = []
    var key: UInt64 = 0
    for value in values[start..<min(start + longest, values.count)] {
      guard let byte = byte(value) else { break }
      key = key << 8 | UInt64(byte)
      keys.append(key)
    }
    for length in stride(from: keys.count, to: 0, by: -1) {
      guard let word = forms[keys[length - 1]] else { continue }
      let end = start + length
      if end < values.count {
        let last = values[end - 1]
        let next = values[end]
        if last.isLetter || last.isDigit, next.isLetter || next.isDigit { continue }
        if last == 0x2F, next == 0x2F { continue }
      }
      return (length, word)
    }
    return nil
  }

  private static let table = [
    ":)": ":) :-) :o) =) =] :] :^) (: (-: (= [: :') :'-)",
    ";)": ";) ;-) ;] ;D (; (-;",
    ":D": ":D :-D =D xD XD :'D 8-D",
    ":P": ":P :p :-P :-p =P =p ;P ;p xP",
    ":(": ":( :-( =( =[ :[ :-[ ): )-: )= ]: :c :C",
    ":'(": ":'( :'-( ='( ;( ;-( )': D: D:< T_T T.T ;_; Q_Q",
    ":/": ":/ :-/ =/ :\\ :-\\ =\\ :| :-| =| :S :s :-S :-s",
    ":O": ":O :o :-O :-o =O =o O_O o_O O_o o_o O.o o.O",
    ":*": ":* :-* =* ;* :x :X",
    "<3": "<3 <33 <333 ♥ ♡",
    "</3": "</3 <\\3",
    "-_-": "-_- -.- -__- -___- >_< >.< >:( >:-(",
    "^_^": "^_^ ^.^ ^-^ ^^ *_* *-* \\o/ \\m/ :3",
  ]

  /// A byte for each scalar of emoticons: ASCII, and control codes for two hearts.
  private static func byte(_ value: UInt32) -> UInt8? {
    switch value {
    case ..<0x80: UInt8(value)
    case 0x2665: 1
    case 0x2661: 2
    default: nil
    }
  }

  private static let forms: [UInt64: [UInt8]] = {
    var forms: [UInt64: [UInt8]] = [:]
    for (word, written) in table {
      for form in written.split(separator: " ") {
        let key = form.unicodeScalars.reduce(0 as UInt64) { $0 << 8 | UInt64(byte($1.value) ?? 0) }
        forms[key] = Array(word.utf8)
      }
    }
    return forms
  }()

  private static let firsts: [Bool] = {
    var firsts = [Bool](repeating: false, count: 128)
    for form in table.values.joined(separator: " ").split(separator: " ") {
      if let first = form.unicodeScalars.first.flatMap({ byte($0.value) }) {
        firsts[Int(first)] = true
      }
    }
    return firsts
  }()
}
