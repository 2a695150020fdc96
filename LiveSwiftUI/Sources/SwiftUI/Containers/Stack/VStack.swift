// Views in a column: flexbox, never grid.
import Foundation

/// Views in a column.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column; by default its views are horizontally centred and 8 points apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.stack(.verticalStack, alignment == .center ? nil : alignment.css, spacing)
    context.inStack().fill(
      element, axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      with: content)
    context.emit(element, into: &items)
  }
}
