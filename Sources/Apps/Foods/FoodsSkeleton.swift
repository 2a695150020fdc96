// The list before its first answer: rows without words.
import Foundation
import Kit
import SwiftUI

/// Rows of placeholders under a progress view that says so when the service takes its time.
struct FoodsSkeleton: View {
  let now: Date
  let isSlow: Bool
  @Namespace private var photos

  /// As long as a usual name and a description of two lines; nobody reads the letters.
  private static let foods = (1...8).map { row in
    Food(
      id: -row, name: String(repeating: "m", count: 10 + row % 3 * 3),
      description: String(repeating: "mmmm ", count: 12))
  }

  var body: some View {
    VStack(spacing: 0) {
      ProgressView(isSlow ? "The service is taking its time…" : "Loading foods…")
        .padding(.vertical, 8)
      List(FoodsSkeleton.foods) { food in
        FoodSummary(food: food, now: now, photos: photos)
      }
      .redacted(reason: .placeholder)
      .accessibilityHidden(true)
    }
  }
}
