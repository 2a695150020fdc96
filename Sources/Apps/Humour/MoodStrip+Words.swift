// The mood strip in words, for those who do not see the chart.
import SwiftUI

extension MoodStrip {
  /// How many posts there are of each mood, whatever their dates.
  var countWords: Text {
    Text(
      "Happy: \(String(all.happy)), neutral: \(String(all.neutral)), sad: \(String(all.sad))")
  }

  /// Where the moods are going; nil where nothing can be said.
  var trendWords: Text? {
    switch trend {
    case .happier: Text("Getting happier")
    case .sadder: Text("Getting sadder")
    case .steady: Text("Much the same over time")
    case nil: nil
    }
  }
}
