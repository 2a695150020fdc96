// A row that renders its views when they come near the viewport.
import Foundation

/// A row that renders its views when they come near the viewport.
public struct LazyHStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A row that renders its views when they come near. `pinnedViews` are the headers and footers
  /// of sections that stay visible.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.stack(
      .horizontalStack, alignment == .center ? nil : alignment.css, spacing)
    context.fillLazily(element, axis: .horizontal, pinned: pinnedViews, with: content)
    context.emit(element, into: &items)
  }
}
