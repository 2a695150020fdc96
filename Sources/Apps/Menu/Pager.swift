// The buttons that turn the pages of a list.
import MenuData
import SharedUI
import SwiftUI

/// "Previous", the page number, and "Next"; a button without a target is disabled.
struct Pager: View {
  let number: Int
  let count: Int
  let turn: @MainActor (Int) -> Void

  var body: some View {
    // The spacers separate them. With extra spacing, a phone of 375 points broke "Previous" in two.
    HStack(spacing: 0) {
      Button("Previous") { turn(number - 1) }
        .disabled(number <= 1)
      Spacer()
      Text("Page \(number, format: .number) of \(count, format: .number)")
        .monospacedDigit()
        .foregroundStyle(.secondary)
      Spacer()
      Button("Next") { turn(number + 1) }
        .disabled(number >= count)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
    .frame(maxWidth: 560)
    .padding(.vertical, 6)
  }
}

extension View {
  /// Adds the buttons that turn a list's pages below the list.
  func paged<Item>(
    _ page: MenuPage<Item>, turn: @escaping @MainActor (Int) -> Void
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .belowContent) {
        Pager(number: page.number, count: page.count, turn: turn)
      }
    }
  }
}
