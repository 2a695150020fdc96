// Views in a row: flexbox, never grid.
import Foundation

/// Views in a row.
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A row; by default its views are vertically centred and 8 points apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.stack(
      .horizontalStack, alignment == .center ? nil : alignment.css, spacing)
    context.inStack().fill(
      element, axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      with: content)
    context.emit(element, into: &items)
  }
}
