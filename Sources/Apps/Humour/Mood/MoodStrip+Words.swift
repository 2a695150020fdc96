// The description of a mood strip.
import SwiftUI

extension MoodStrip {
  /// The number of posts of each mood, whatever their dates.
  var countWords: Text {
    Text(
      "Happy: \(String(all.happy)), neutral: \(String(all.neutral)), sad: \(String(all.sad))")
  }

  /// The trend in words; nil without a trend.
  var trendWords: Text? {
    switch trend {
    case .happier: Text("Getting happier")
    case .sadder: Text("Getting sadder")
    case .steady: Text("Much the same over time")
    case nil: nil
    }
  }
}
