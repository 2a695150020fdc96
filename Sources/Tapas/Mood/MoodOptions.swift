// The options of `tapas mood`.

/// The texts to classify and the output format.
struct MoodOptions: Equatable, Sendable {
  /// The texts; when empty, the lines of standard input.
  var texts: [String] = []
  /// Whether each mood is printed as a JSON object.
  var isJSON = false
  /// A file of labelled texts to evaluate, `-` for standard input.
  var labelled: String?
}

extension MoodOptions {
  /// Reads the settings. Throws when both texts and a file of them are given.
  init(_ settings: Settings) throws(UsageError) {
    texts = settings.arguments.operands
    isJSON = settings[.json] != nil
    labelled = settings[.evaluate]?.text
    if labelled != nil, !texts.isEmpty { throw .textsWithEvaluate }
  }
}
