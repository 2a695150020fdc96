// The classifier of moods.

/// Classifies the mood of an English text. Many threads may use one value at the same time.
///
/// The same text has the same probabilities on every machine. Only the first 16,384 Unicode scalars
/// of a text are read, and only the first pieces up to the model's limit (128) count.
public struct MoodClassifier: Sendable {
  let model: MoodModel

  /// A classifier with the weights in a file's bytes. Throws their fault.
  public init(weights: [UInt8]) throws(MoodModelError) { model = try MoodModel(file: weights) }

  /// The version of the weights, 8 hexadecimal digits, and of the words that they are given, to
  /// save with a verdict.
  public var version: String { model.version + "-2" }

  /// The probabilities of a text; `MoodReading.undecided` when it has no pieces.
  public func reading(of text: String) -> MoodReading {
    let pieces = pieces(of: text).numbers
    return model.reading(pieces, in: Workspace(pieces: pieces.count, model: model))
  }

  /// The probabilities of each text, slightly faster than one by one.
  public func readings(of texts: [String]) -> [MoodReading] {
    var space = Workspace(pieces: 64, model: model)
    return texts.map { text in
      let pieces = pieces(of: text).numbers
      if pieces.count > space.capacity { space = Workspace(pieces: pieces.count, model: model) }
      return model.reading(pieces, in: space)
    }
  }

  /// The pieces of a text, which are the network's input.
  func pieces(of text: String) -> Pieces { cut(TextScalars(text)).pieces }

  /// The words and pieces of the scalars, up to the model's limit.
  func cut(_ scalars: TextScalars) -> (words: Tokens, pieces: Pieces) {
    // A word has at least one piece, so this many words suffice.
    let words = WordCutter.tokens(of: scalars, most: model.longest)
    return (words, model.vocabulary.pieces(of: words, most: model.longest))
  }
}
