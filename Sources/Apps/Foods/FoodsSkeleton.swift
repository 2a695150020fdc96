// The list before its first answer: rows without words.
import Foundation
import Kit
import SwiftUI

/// Rows of placeholders, with a word when the service takes its time.
struct FoodsSkeleton: View {
  let now: Date
  let isSlow: Bool
  @Namespace private var photos

  private static let food = Food(
    id: 0, name: String(repeating: "m", count: 16), description: String(repeating: "m ", count: 60))

  var body: some View {
    List {
      Section {
        ForEach(0..<8) { _ in
          FoodSummary(food: FoodsSkeleton.food, now: now, photos: photos)
        }
      } header: {
        HStack(spacing: 8) {
          ProgressView()
          if isSlow {
            Text("The service is taking its time…")
          } else {
            Text("Loading foods…")
          }
        }
      }
    }
    .redacted(reason: .placeholder)
  }
}
