// Views on top of each other.
import Foundation

/// Views on top of each other.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  /// Views on top of each other, the last in front; centred by default.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .depthStack)
    if alignment != .center {
      element.style("justify-items", alignment.css.across)
      element.style("align-items", alignment.css.down)
    }
    context.inStack().fill(element, axis: nil, alignment: alignment, with: content)
    context.emit(element, into: &items)
  }
}
