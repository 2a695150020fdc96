// The app's interface to the classifier.
public import Mood

/// The requests of the app to a classifier, called off the main actor.
public struct MoodReader: Sendable {
  /// The version of the weights; readings of another version are not used.
  public var version: String
  /// A reading for each text, in order.
  public var readings: @Sendable (_ texts: [String]) -> [MoodReading]
  /// The words of a text with the most weight for or against its mood, heaviest first, at most
  /// `limit`.
  public var weighedWords: @Sendable (_ text: String, _ limit: Int) -> [WeighedWord]

  /// A reader of these two functions.
  public init(
    version: String, readings: @escaping @Sendable (_ texts: [String]) -> [MoodReading],
    weighedWords: @escaping @Sendable (_ text: String, _ limit: Int) -> [WeighedWord]
  ) {
    self.version = version
    self.readings = readings
    self.weighedWords = weighedWords
  }

  /// The bundled classifier. Throws when its weights are missing or damaged.
  public static func bundled() throws(MoodModelError) -> MoodReader {
    let classifier = try MoodClassifier.bundled()
    return MoodReader(
      version: classifier.version, readings: { classifier.readings(of: $0) },
      weighedWords: { classifier.weighedWords(of: $0, limit: $1) })
  }

  /// A reader for previews: a mood for each of a few words, neutral for every other text.
  public static func preview() -> MoodReader {
    let moods: [String: Mood] = ["happy": .happy, "rose": .happy, "miserable": .sad]
    return MoodReader(
      version: "preview",
      readings: { texts in
        texts.map { text in
          let words = text.lowercased().split { !$0.isLetter }.map(String.init)
          return switch words.lazy.compactMap({ moods[$0] }).first {
          case .happy: MoodReading(sad: 0.02, neutral: 0.08, happy: 0.9)
          case .sad: MoodReading(sad: 0.8, neutral: 0.15, happy: 0.05)
          case .neutral, nil: MoodReading(sad: 0.1, neutral: 0.7, happy: 0.2)
          }
        }
      },
      weighedWords: { text, limit in
        let words = text.split { !$0.isLetter }.map(String.init)
        let weighed = words.filter { moods[$0.lowercased()] != nil }
        return weighed.prefix(limit).map { WeighedWord(word: $0, weight: 0.5) }
      })
  }
}
