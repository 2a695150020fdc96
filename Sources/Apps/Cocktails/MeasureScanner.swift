// The parser of measures: an amount, a unit, further words.

/// Reads the parts of a measure from left to right, in time linear in the length of the text.
struct MeasureScanner {
  private var unread: Substring

  /// Starts before the amount.
  init(_ words: String) {
    unread = words[...]
    skipSpaces()
  }

  /// The number, or the range from one number to a larger one; nil without either.
  mutating func amount() -> ClosedRange<Double>? {
    guard let lower = number() else { return nil }
    skipSpaces()
    guard takeDash() || take(word: "to") else { return lower...lower }
    skipSpaces()
    guard let upper = number(), upper > lower else { return nil }
    return lower...upper
  }

  /// The volume of the unit in millilitres; nil for any other word.
  mutating func unit() -> Double? {
    skipSpaces()
    var name = takeLetters()
    if ["fl", "fluid"].contains(name) {
      take(".")
      skipSpaces()
      name = takeLetters()
      guard Measure.units[name] == Measure.ounce else { return nil }
    }
    take(".")
    return Measure.units[name]
  }

  /// The words up to the end; nil if they contain a quantity, because that would stay as it is, or
  /// letters of another script, in which a quantity is not recognized.
  mutating func remainder() -> String? {
    guard unread.first.map({ $0.isWhitespace || $0 == "," }) ?? true else { return nil }
    skipSpaces()
    while unread.last?.isWhitespace == true { unread.removeLast() }
    let isPlain = unread.allSatisfy {
      !$0.isNumber && ($0.isLatinLetter || $0.isWhitespace || "'’,.()-‐‑".contains($0))
    }
    let words = unread.lowercased().split { !$0.isLetter }.map(String.init)
    guard isPlain, !words.contains(where: { Self.isQuantity($0) }) else { return nil }
    return String(unread)
  }

  private static func isQuantity(_ word: String) -> Bool {
    numerals.contains(word) || otherSizes.contains(word) || Measure.units[word] != nil
  }

  private static let numerals = terms(
    """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty hundred half halves third thirds quarter
    quarters fifth fifths sixth sixths eighth eighths tenth tenths sixteenth sixteenths couple few
    several pair both dozen dozens double doubles triple triples twice thrice times
    medio medios media medias tercio tercios cuarto cuartos octavo octavos dos tres cuatro cinco
    seis siete ocho nueve diez docena par doble triple demi demie deux trois halb halbe zwei drei
    """)

  /// Units that are not converted, and words that give a unit another size: an imperial ounce has
  /// 28.4 ml, a metric cup 250 ml, and an ounce of weight is no volume.
  private static let otherSizes = terms(
    """
    pint pints quart quarts gallon gallons gill gills g gr gram grams kg lb lbs pound pounds
    dash dashes drop drops splash splashes pinch part parts
    imperial imp metric uk british australian weight wt avoirdupois troy
    large small big tall short mini jumbo heaped heaping scant
    """)

  private static func terms(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

// MARK: - Numbers

extension MeasureScanner {
  /// A number such as `2`, `1.5`, `0,75`, `1/2`, `½`, `1 1/2`, `1½` or `1-1/2`.
  private mutating func number() -> Double? {
    if let fraction = attempt({ $0.fraction() }) { return fraction }
    let whole = digits()
    if let part = attempt({ $0.decimals() }) {
      // `1.500` and `1,500` may be thousands.
      return part.count == 3 && whole ?? "0" != "0" ? nil : Double("\(whole ?? "0").\(part)")
    }
    guard let whole = whole.flatMap({ Double($0) }) else { return nil }
    let fraction = attempt { scanner in
      if !scanner.takeDash() {
        scanner.skipSpaces()
        _ = scanner.take(word: "and") || scanner.take("&")
        scanner.skipSpaces()
      }
      return scanner.fraction()
    }
    // `0-1/2` is a range from nothing, and no number like `1-1/2`.
    return whole == 0 && fraction != nil ? nil : whole + (fraction ?? 0)
  }

  /// A fraction below 1, such as `½` or `1/2`. Others, such as `11/2`, have lost a space.
  private mutating func fraction() -> Double? {
    if let scalar = unread.unicodeScalars.first, unread.first?.unicodeScalars.count == 1,
      scalar.properties.generalCategory == .otherNumber,
      let value = scalar.properties.numericValue, value > 0, value < 1
    {
      unread.removeFirst()
      return value
    }
    guard let upper = digits().flatMap({ Double($0) }), take("/") || take("⁄") || take("∕"),
      let lower = digits().flatMap({ Double($0) }), upper < lower
    else { return nil }
    return upper / lower
  }

  /// A decimal point or comma and the digits after it.
  private mutating func decimals() -> Substring? {
    take(".") || take(",") ? digits() : nil
  }

  /// One to six digits; nil for others.
  private mutating func digits() -> Substring? {
    let digits = unread.prefix { $0.isASCII && $0.isNumber }
    guard (1...6).contains(digits.count) else { return nil }
    unread.removeFirst(digits.count)
    return digits
  }
}

// MARK: - Characters

extension MeasureScanner {
  /// The result of a scan; when it is nil, the scanner is where it was before.
  private mutating func attempt<Value>(_ scan: (inout Self) -> Value?) -> Value? {
    let start = unread
    let value = scan(&self)
    if value == nil { unread = start }
    return value
  }

  private mutating func skipSpaces() { unread = unread.drop { $0.isWhitespace } }

  /// Takes the character if it is the next one.
  @discardableResult
  private mutating func take(_ character: Character) -> Bool {
    guard unread.first == character else { return false }
    unread.removeFirst()
    return true
  }

  /// Takes a hyphen, a dash or a minus sign.
  private mutating func takeDash() -> Bool {
    "-‐‑‒–—−".contains { take($0) }
  }

  /// Takes the word if it is the next one, in any case.
  private mutating func take(word: String) -> Bool {
    attempt { $0.takeLetters() == word ? true : nil } ?? false
  }

  /// Takes the letters that come next, and returns them in lower case.
  private mutating func takeLetters() -> String {
    let letters = unread.prefix { $0.isLetter }
    unread.removeFirst(letters.count)
    return letters.lowercased()
  }
}

extension Character {
  /// Whether it is a letter of the Latin script, with or without accents.
  fileprivate var isLatinLetter: Bool {
    guard isLetter, let first = unicodeScalars.first?.value else { return false }
    return first < 0x250 || (0x1E00...0x1EFF).contains(first)
  }
}
