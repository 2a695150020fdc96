// What `tapas mood` was asked to do.

/// The texts to read and how to tell their moods.
struct MoodOptions: Equatable, Sendable {
  /// The texts; none means the lines of standard input.
  var texts: [String] = []
  /// Whether each mood is printed as a JSON object.
  var isJSON = false
  /// A file of labelled texts to measure against, `-` for standard input.
  var labelled: String?
}

extension MoodOptions {
  /// Reads the settings; throws when texts and a file of them are arguments.
  init(_ settings: Settings) throws(UsageError) {
    texts = settings.arguments.words
    isJSON = settings[.json] != nil
    labelled = settings[.evaluate]?.text
    if labelled != nil, !texts.isEmpty { throw .textsWithEvaluate }
  }
}
