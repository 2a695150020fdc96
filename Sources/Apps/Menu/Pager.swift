// The buttons that turn the pages of a list.
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// "Previous", the page number, and "Next"; a button without a target is disabled.
struct Pager: View {
  let number: Int
  let count: Int
  let showPage: @MainActor (Int) -> Void

  var body: some View {
    // With large text the words stand above the buttons.
    ViewThatFits(in: .horizontal) {
      // The spacers separate them.
      HStack(spacing: 0) {
        previous
        Spacer()
        label
        Spacer()
        next
      }
      VStack(spacing: 6) {
        label
        HStack(spacing: 12) {
          previous
          next
        }
      }
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
    .frame(maxWidth: 560)
    .padding(.vertical, 6)
  }

  private var previous: some View {
    Button("Previous") { showPage(number - 1) }.disabled(number <= 1)
  }

  private var next: some View {
    Button("Next") { showPage(number + 1) }.disabled(number >= count)
  }

  private var label: some View {
    Text("Page \(number, format: .number) of \(count, format: .number)")
      .monospacedDigit()
      .foregroundStyle(.secondary)
  }
}

extension View {
  /// Adds the buttons that turn a list's pages below the list.
  func paged<Item>(
    _ page: MenuPage<Item>, turn: @escaping @MainActor (Int) -> Void
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .belowContent) {
        Pager(number: page.number, count: page.count, showPage: turn)
      }
    }
  }
}
