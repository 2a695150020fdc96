// A column that renders its rows when they come near the viewport.
import Foundation

/// A column that renders its rows when they come near the viewport.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A column that renders its views when they come near. `pinnedViews` are the headers and footers
  /// of sections that stay visible.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.stack(.verticalStack, alignment == .center ? nil : alignment.css, spacing)
    element.appetite = .children(also: .horizontal, except: [])
    context.fillLazily(element, axis: .vertical, pinned: pinnedViews, with: content)
    context.emit(element, into: &items)
  }
}
