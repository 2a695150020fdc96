// The result of the classifier.

/// Three probabilities that add up to 1.
public struct MoodReading: Sendable, Hashable, Codable {
  /// The probability that the text is negative.
  public var sad: Float
  /// The probability that it is neither.
  public var neutral: Float
  /// The probability that it is positive.
  public var happy: Float

  /// A result from its probabilities.
  public init(sad: Float, neutral: Float, happy: Float) {
    self.sad = sad
    self.neutral = neutral
    self.happy = happy
  }

  /// A third each, for a text without pieces.
  public static let undecided = MoodReading(sad: 1 / 3, neutral: 1 / 3, happy: 1 / 3)

  /// The most probable mood. On a tie, neutral precedes happy, and happy precedes sad.
  public var mood: Mood {
    if neutral >= sad, neutral >= happy { return .neutral }
    return happy >= sad ? .happy : .sad
  }

  /// The probability of the most probable mood.
  public var confidence: Float { max(sad, neutral, happy) }

  /// The probability of a mood.
  public subscript(mood: Mood) -> Float {
    switch mood {
    case .sad: sad
    case .neutral: neutral
    case .happy: happy
    }
  }
}

/// A word of the text and its weight.
public struct WeighedWord: Sendable, Hashable, Codable {
  /// The word as in the text.
  public var word: String
  /// The decrease of the mood's probability without the word, from -1 to 1.
  public var weight: Float

  /// A word with its weight.
  public init(word: String, weight: Float) {
    self.word = word
    self.weight = weight
  }
}
