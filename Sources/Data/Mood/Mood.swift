// The three moods.

/// The mood of a text.
public enum Mood: String, Sendable, Hashable, CaseIterable, Codable {
  /// Negative; blue in the brief.
  case sad
  /// Neither negative nor positive; grey in the brief.
  case neutral
  /// Positive; yellow in the brief.
  case happy
}
