// Which posts of a person are wanted.
import Mood
import SwiftUI

/// All posts, or those of one mood.
enum MoodFilter: String, CaseIterable, Identifiable {
  case all, happy, neutral, sad

  var id: Self { self }

  /// The mood that a post must have; nil where any will do.
  var mood: Mood? { Mood(rawValue: rawValue) }

  /// What it is called.
  var name: LocalizedStringKey { mood?.name ?? "All" }

  /// What to say where no post is of this mood.
  var nothing: LocalizedStringKey {
    switch self {
    case .all: "No posts"
    case .happy: "No happy posts"
    case .neutral: "No neutral posts"
    case .sad: "No sad posts"
    }
  }
}
