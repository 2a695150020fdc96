// The three moods.

/// What a text sounds like.
public enum Mood: String, Sendable, Hashable, CaseIterable, Codable {
  /// Negative: the brief's blue.
  case sad
  /// Neither: the brief's grey.
  case neutral
  /// Positive: the brief's yellow.
  case happy
}
