// Choosing among narrow parts of a row by a finger that drags over them.
import Foundation
public import SwiftUI

extension View {
  /// Calls `choose` with the number of the part, of `count` equally wide ones from the leading
  /// edge, that a sideways drag reaches. Taps are left to the parts, and drags up or down to the
  /// list around. In a browser each part is only pressed: a drag would ask the server on its way,
  /// and keep a finger from scrolling the page.
  public func choosesByDrag(
    among count: Int, _ choose: @escaping @MainActor (Int) -> Void
  ) -> some View {
    #if canImport(Darwin)
      modifier(ChoiceByDrag(count: count, choose: choose))
    #else
      self
    #endif
  }
}

private struct ChoiceByDrag: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  @State private var width: CGFloat = 0
  let count: Int
  let choose: @MainActor (Int) -> Void

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      // A gesture of its own would take the parts' taps, and the list's scrolling.
      .simultaneousGesture(
        DragGesture(minimumDistance: 16).onChanged { drag in
          guard abs(drag.translation.width) > abs(drag.translation.height) else { return }
          let parts = EqualParts(count: count, width: width, isMirrored: direction == .rightToLeft)
          if let part = parts.part(at: drag.location.x) { choose(part) }
        })
  }
}

/// A row of equally wide parts, numbered from its leading edge.
struct EqualParts {
  let count: Int
  let width: CGFloat
  /// Whether the leading edge is the right one.
  let isMirrored: Bool

  /// The part at a distance from the left edge, the nearest one beyond the ends; nil for a row
  /// without parts or without width.
  func part(at x: CGFloat) -> Int? {
    guard count > 0, width > 0 else { return nil }
    let part = Int(min(max(x / width, 0), 1) * CGFloat(count))
    let fromLeft = min(part, count - 1)
    return isMirrored ? count - 1 - fromLeft : fromLeft
  }
}
