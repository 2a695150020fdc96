// A guess whether a text is English, for posts whose source states no language.

/// A guess at the language of a text, by its words and letters.
package enum LanguageGuess: Sendable, Hashable {
  /// English.
  case english
  /// Another language.
  case other
  /// Too short or too unusual to decide.
  case undecided

  /// The guess for a text as written: in any script, with handles and links.
  package static func ofLine(_ line: String) -> LanguageGuess {
    let text = line.tokensWithoutLinks.filter { !$0.isHandle }.joined(separator: " ")
    return Script.count(text).isForeign ? .other : of(text)
  }

  /// The guess for a text in Latin letters, without handles and links.
  static func of(_ text: String) -> LanguageGuess {
    let evidence = Evidence(tokens(of: text))
    let (english, other) = (evidence.english, evidence.other)
    if english >= enough, english > other * lead { return .english }
    if other >= enough, other > english * lead { return .other }
    return .undecided
  }

  /// The code of the other language to which the words point; nil when two are about as likely.
  static func likeliestOther(_ text: String) -> String? {
    let likeliest = Evidence(tokens(of: text)).byLanguage.sorted { $0.value > $1.value }
    guard let first = likeliest.first, first.value >= enough else { return nil }
    let second = likeliest.dropFirst().first?.value ?? 0
    return first.value > second * lead ? first.key : nil
  }

  /// The minimum evidence: one common word of one language suffices, a word of three does not.
  private static let enough = 0.6
  /// The required ratio of the evidence for the winner to that for the other.
  private static let lead = 1.15

  /// The words in lower case with inner apostrophes; a lengthened letter as in "sooo" occurs twice.
  private static func tokens(of text: String) -> [String] {
    let plain = text.lowercased().replacing("’", with: "'")
    return plain.split { !$0.isLetter && $0 != "'" }.compactMap { piece in
      var word: [Character] = []
      for letter in piece where !(word.suffix(2) == [letter, letter]) { word.append(letter) }
      while word.first == "'" { word.removeFirst() }
      while word.last == "'" { word.removeLast() }
      return word.isEmpty ? nil : String(word)
    }
  }
}

/// The evidence of the words so far.
private struct Evidence {
  private(set) var english = 0.0
  private var foreign = 0.0
  private(set) var byLanguage: [String: Double] = [:]

  /// The evidence against English: of the likeliest other language, and of unknown foreign words.
  var other: Double { foreign + (byLanguage.values.max() ?? 0) }

  init(_ words: [String]) {
    for word in words { weigh(word) }
  }

  private mutating func weigh(_ word: String) {
    // A word of several languages is weak evidence for each, and so is a single letter.
    if let languages = Letters.languages(of: word) {
      let share = (word.count > 1 ? 1 : 0.3) / Double(languages.count).squareRoot()
      for language in languages {
        if language == "en" { english += share } else { byLanguage[language, default: 0] += share }
      }
    } else if word.contains(where: Letters.foreign.contains) {
      if !Letters.loans.contains(word) { foreign += 1 }
    } else if (4...Letters.longest).contains(word.count) {
      if Letters.seemsEnglish(word) { english += 0.35 }
      if Letters.seemsForeign(word) { foreign += 0.25 }
    }
  }
}

/// The tables of words, letters, prefixes and suffixes.
private enum Letters {
  /// The most letters of a weighed word; the search for letter groups is linear in the length.
  static let longest = 60

  /// The languages of each common word.
  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    func add(_ words: String, _ language: String) {
      for word in Set(words.split(whereSeparator: \.isWhitespace)) {
        table[String(word), default: []].append(language)
      }
    }
    add(CommonTokens.english, "en")
    for (language, words) in CommonTokens.others { add(words, language) }
    return table
  }()

  /// The languages of a common word, even with an English ending such as "dog's"; nil for others.
  static func languages(of word: String) -> [String]? {
    if let known = table[word] { return known }
    let parts = word.split(separator: "'")
    guard parts.count == 2, ["s", "t", "re", "ve", "ll", "d", "m"].contains(parts[1]),
      table[String(parts[0])]?.contains("en") == true
    else { return nil }
    return ["en"]
  }

  /// Letters that occur in English only in loanwords.
  static let foreign = Set("äöüåßñçãõáéíóúâêîôûàèìòùőűłęąńśźżćčšžřěďťňůğşıøæœășțđơưëïÿýĉĝĥĵŝŭ")

  static let loans: Set = [
    "café", "cafés", "naïve", "fiancé", "fiancée", "résumé", "résumés", "pokémon", "beyoncé",
    "cliché", "déjà", "entrée", "jalapeño", "piñata", "touché", "exposé", "façade", "soufflé",
    "zoë", "chloé", "crêpe", "crêpes", "é",
  ]

  static func seemsEnglish(_ word: String) -> Bool {
    ends(word, in: englishEnds) || begins(word, in: englishBeginnings)
      || holds(word, one: englishGroups)
  }

  static func seemsForeign(_ word: String) -> Bool {
    ends(word, in: foreignEnds) || begins(word, in: foreignBeginnings)
      || holds(word, one: foreignGroups)
  }

  private static let englishEnds = set(
    """
    ing ings tion tions ness ful less ought ight able ously ly ed 's 't ship ment ers ies ys ck sh
    tch th ght ous wn
    ow ew ay ey ee
    """)
  private static let englishBeginnings = set("th wh wr sh kn str un over out under")
  private static let englishGroups = set("ough ight ee oo ea tch ck wh")
  private static let foreignEnds = set(
    """
    o a i u os as ez eux aux ais ait ent eur que zione ando endo ado ada ido ida are ere ire mente
    ung heit keit isch
    lich chen ern en et ar orna arna het ne lla ssa ista kan nya lar ler yor owa nie ych ego aj oj
    uj ij aan oor uit
    eren je jes sch
    """)
  private static let foreignBeginnings = set("sch zw pf vr kj gj hj skj men ber ter nag mag pag")
  private static let foreignGroups = set(
    "aa ij uu ii sz cz rz zs gy kk jk tj sj zz cch gli gn nh lh lla lle llo rr que qui oe ui ae")

  private static func set(_ words: String) -> Set<Substring> {
    Set(words.split(whereSeparator: \.isWhitespace))
  }

  private static func ends(_ word: String, in set: Set<Substring>) -> Bool {
    (1...5).contains { set.contains(word.suffix($0)) }
  }

  private static func begins(_ word: String, in set: Set<Substring>) -> Bool {
    (2...5).contains { set.contains(word.prefix($0)) }
  }

  private static func holds(_ word: String, one groups: Set<Substring>) -> Bool {
    var rest = word[...]
    while !rest.isEmpty {
      if (2...4).contains(where: { rest.count >= $0 && groups.contains(rest.prefix($0)) }) {
        return true
      }
      rest = rest.dropFirst()
    }
    return false
  }
}
