// The filter of a person's posts.
import Mood
import SwiftUI

/// All posts, or those of one mood.
enum MoodFilter: String, CaseIterable, Identifiable {
  case all, happy, neutral, sad

  var id: Self { self }

  /// The mood of the posts to show; nil shows all.
  var mood: Mood? { Mood(rawValue: rawValue) }

  /// The displayed name.
  var name: LocalizedStringKey { mood?.name ?? "All" }

  /// The title when no post has this mood.
  var nothing: LocalizedStringKey {
    switch self {
    case .all: "No posts"
    case .happy: "No happy posts"
    case .neutral: "No neutral posts"
    case .sad: "No sad posts"
    }
  }
}
