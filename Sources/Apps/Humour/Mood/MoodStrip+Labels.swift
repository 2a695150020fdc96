// The description of a mood strip.
import Foundation
import SwiftUI

extension MoodStrip {
  /// The number of posts of each mood, whatever their dates.
  var countLabel: Text { all.label }

  /// The trend in words; nil without a trend.
  var trendLabel: Text? {
    switch trend {
    case .happier: Text("Getting happier")
    case .sadder: Text("Getting sadder")
    case .steady: Text("Much the same over time")
    case nil: nil
    }
  }
}

extension MoodStrip.Count {
  /// The number of posts of each mood.
  var label: Text {
    // In the digits of the reader.
    let (happy, neutral, sad) = (number(happy), number(neutral), number(sad))
    return Text("Happy: \(happy), neutral: \(neutral), sad: \(sad)")
  }

  private func number(_ count: Int) -> Text { Text(count, format: .number) }
}
