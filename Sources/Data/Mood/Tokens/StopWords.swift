// Words without a feeling of their own.

/// The function words of English: articles, pronouns, prepositions, conjunctions, auxiliaries.
///
/// Negations ("not", "never", "without") and words of degree ("very", "too") are not among them,
/// because they change the feeling.
enum StopWords {
  /// Whether a word, in any case and without surrounding punctuation, is a function word.
  static func contains(_ word: String) -> Bool {
    all.contains(word.lowercased().replacing("\u{2019}", with: "'"))
  }

  /// Whether a word is one of the twenty commonest function words, which explain nothing to a
  /// person whatever their weight.
  static func isCommonest(_ word: String) -> Bool { commonest.contains(word.lowercased()) }

  private static let commonest: Set<String> = [
    "the", "of", "and", "a", "an", "to", "in", "is", "it", "that", "for", "on", "with", "as", "was",
    "at", "by", "be", "this", "are",
  ]

  private static let all: Set<String> = Set(
    """
    a an the this that these those here there
    i me my mine myself you your yours yourself u ur he him his himself she her hers herself it its
    itself we us our ours ourselves they them their theirs themselves one ones someone somebody
    something everyone everybody everything who whom whose which what when where how
    about above across after against along among around as at before behind below beneath beside
    between beyond by down during for from in inside into near of off on onto out over past per
    since through till to toward towards under until up upon via with within
    and or if but because while although though whether than then so also
    am are be been being is was were do does did doing done have has had having will would shall
    should can could may might must
    i'm im i've ive i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd
    it'll we're we've we'd we'll they're they've they'd they'll that's that'll there's here's who's
    what's where's how's let's gonna gotta wanna
    rt via amp re
    """
    .split { $0.isWhitespace }.map(String.init))
}
