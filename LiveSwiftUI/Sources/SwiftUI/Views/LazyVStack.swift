// A column whose rows wait until they are near.
import Foundation

/// A column whose rows appear when they come near the viewport.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column whose members are made as they come near. No view is pinned here.
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
