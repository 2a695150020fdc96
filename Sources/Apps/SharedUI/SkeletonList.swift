// A list before its first answer: rows without text.
public import SwiftUI

/// Rows of placeholders under a progress view, whose label notes a slow service.
public struct SkeletonList<Row: View>: View {
  private let title: LocalizedStringKey
  private let isSlow: Bool
  private let row: (Int) -> Row

  /// Eight rows, made from their numbers 1 to 8; `title` names the content being loaded.
  public init(
    _ title: LocalizedStringKey, isSlow: Bool, @ViewBuilder row: @escaping (Int) -> Row
  ) {
    self.title = title
    self.isSlow = isSlow
    self.row = row
  }

  public var body: some View {
    List(1...8, id: \.self) { number in row(number) }
      .redacted(reason: .placeholder)
      .accessibilityHidden(true)
      .safeAreaInset(edge: .top, spacing: 0) {
        ProgressView(isSlow ? "The service is taking its time…" : title)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity)
          .background(.bar)
      }
  }
}
