// The classifier: text in, three probabilities and the words that weighed most out.

/// Tells how a text in English sounds. One value serves any number of threads at once.
///
/// The same text gives the same numbers on every machine. Of a text the first 16,384 Unicode scalars
/// are read, and of these the first pieces up to the model's limit (128) count.
public struct MoodClassifier: Sendable {
  let model: MoodModel

  /// A classifier with the weights of a file; throws what is wrong with them.
  public init(weights: [UInt8]) throws(MoodModelError) { model = try MoodModel(file: weights) }

  /// Which weights these are: 8 hexadecimal digits, to keep beside a verdict.
  public var version: String { model.version }

  /// How a text sounds; `MoodReading.undecided` when there is nothing in it to read.
  public func reading(of text: String) -> MoodReading {
    let pieces = pieces(of: text).numbers
    return model.reading(pieces, in: Workspace(pieces: pieces.count, model: model))
  }

  /// How each of some texts sounds, the same as one by one and a little faster.
  public func readings(of texts: [String]) -> [MoodReading] {
    var space = Workspace(pieces: 64, model: model)
    return texts.map { text in
      let pieces = pieces(of: text).numbers
      if pieces.count > space.capacity { space = Workspace(pieces: pieces.count, model: model) }
      return model.reading(pieces, in: space)
    }
  }

  /// What a text is cut into for the network.
  func pieces(of text: String) -> Pieces { cut(TextScalars(text)).pieces }

  /// The words and pieces of scalars, no more than count.
  func cut(_ scalars: TextScalars) -> (words: Words, pieces: Pieces) {
    // Each word is at least one piece, so no more words than pieces are needed.
    let words = WordCutter.words(of: scalars, most: model.longest)
    return (words, model.vocabulary.pieces(of: words, most: model.longest))
  }
}
