// The width of a list's rows on a large screen.
public import SwiftUI

extension View {
  /// Limits the rows of a list to a readable width, and leaves the margins at its sides to the
  /// finger that scrolls. LiveSwiftUI's lists have such a width anyway.
  public func readableRows() -> some View {
    #if canImport(Darwin)
      modifier(ReadableRows())
    #else
      self
    #endif
  }
}

#if canImport(Darwin)
  private struct ReadableRows: ViewModifier {
    /// The margin at each side; nil is the system's.
    @State private var margin: CGFloat?

    func body(content: Content) -> some View {
      content
        .contentMargins(.horizontal, margin, for: .scrollContent)
        .onGeometryChange(for: CGFloat?.self) {
          readableMargin(in: $0.size.width)
        } action: {
          margin = $0
        }
    }
  }

  /// The margin that leaves rows of 720 points; nil where that is hardly more than the system's.
  private nonisolated func readableMargin(in width: CGFloat) -> CGFloat? {
    width > 760 ? ((width - 720) / 2).rounded() : nil
  }
#endif
