// The buttons that turn the pages of a list.
import Foundation
import MenuData
import SharedUI
import SwiftUI

extension View {
  /// Adds the buttons that turn a list's pages below the list; a button without a target is
  /// disabled. A list of one page has none.
  func paged<Item>(
    _ page: MenuPage<Item>, turn: @escaping @MainActor (Int) -> Void
  ) -> some View {
    toolbar {
      if page.count > 1 {
        // As items of the bar, which gives them its own height and spreads them. A view of one's
        // own is as wide as its content there, and cut where it is higher than the bar.
        ToolbarItemGroup(placement: .belowContent) {
          Button("Previous") { turn(page.number - 1) }
            .disabled(page.number <= 1)
          Spacer()
          Text("Page \(page.number, format: .number) of \(page.count, format: .number)")
            .monospacedDigit()
            .foregroundStyle(.secondary)
          Spacer()
          Button("Next") { turn(page.number + 1) }
            .disabled(page.number >= page.count)
        }
      }
    }
  }
}
