// A column that renders its rows when they come near the viewport.
import Foundation

/// A column that renders its rows when they come near the viewport.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column that renders its views when they come near. Pinned views have no effect.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.stack("vs", alignment == .center ? nil : alignment.css, spacing)
    element.appetite = .children(also: .horizontal, except: [])
    context.fillLazily(element, axis: .vertical, with: content)
    context.emit(element, into: &items)
  }
}
