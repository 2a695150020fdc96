// What the classifier says of a text.

/// Three probabilities that add up to 1.
public struct MoodReading: Sendable, Hashable, Codable {
  /// How likely the text is negative, 0 to 1.
  public var sad: Float
  /// How likely it is neither, 0 to 1.
  public var neutral: Float
  /// How likely it is positive, 0 to 1.
  public var happy: Float

  /// A reading made of its probabilities.
  public init(sad: Float, neutral: Float, happy: Float) {
    self.sad = sad
    self.neutral = neutral
    self.happy = happy
  }

  /// A third each: what comes of a text in which there is nothing to read.
  public static let undecided = MoodReading(sad: 1 / 3, neutral: 1 / 3, happy: 1 / 3)

  /// The likeliest mood; of equals the more careful one, neutral first.
  public var mood: Mood {
    if neutral >= sad, neutral >= happy { return .neutral }
    return happy >= sad ? .happy : .sad
  }

  /// How likely the likeliest mood is, 0 to 1.
  public var confidence: Float { max(sad, neutral, happy) }

  /// How likely a mood is, 0 to 1.
  public subscript(mood: Mood) -> Float {
    switch mood {
    case .sad: sad
    case .neutral: neutral
    case .happy: happy
    }
  }
}

/// A word of the text and how much it weighed.
public struct WeighedWord: Sendable, Hashable, Codable {
  /// The word as it stands in the text.
  public var word: String
  /// How much less likely the mood is without it, -1 to 1.
  public var weight: Float

  /// A word with its weight.
  public init(word: String, weight: Float) {
    self.word = word
    self.weight = weight
  }
}
