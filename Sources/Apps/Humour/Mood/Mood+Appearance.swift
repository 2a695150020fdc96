// The emoji, the name and the colours of a mood.
import Mood
import SwiftUI

extension Mood {
  /// The moods in the order of charts and tables, from the bottom up.
  static let fromSad: [Mood] = [.sad, .neutral, .happy]

  /// The emoji of the mood, as in Notes/briefs.md.
  var emoji: String {
    switch self {
    case .happy: "😃"
    case .neutral: "😐"
    case .sad: "😔"
    }
  }

  /// The displayed name.
  var name: LocalizedStringKey {
    switch self {
    case .happy: "Happy"
    case .neutral: "Neutral"
    case .sad: "Sad"
    }
  }

  /// The words for a mood that is less than half sure.
  var doubtfulName: Text {
    switch self {
    case .happy: Text("Hard to tell, rather happy")
    case .neutral: Text("Hard to tell, rather neutral")
    case .sad: Text("Hard to tell, rather sad")
    }
  }

  /// The colour of its full screen: vibrant yellow, grey, blue.
  var screenColor: Color {
    switch self {
    case .happy: Color(red: 1, green: 0.84, blue: 0.04)
    case .neutral: Color(red: 0.78, green: 0.78, blue: 0.8)
    case .sad: Color(red: 0.04, green: 0.31, blue: 0.75)
    }
  }

  /// The colour scheme of its full screen, independent of the person's system.
  var screenScheme: ColorScheme { self == .sad ? .dark : .light }
}
