// Bars at an edge of a scrolling view, which stay in sight while the content moves below them.
import Foundation

extension View {
  /// Shows views at the upper or the lower edge. They stay in sight while this view scrolls below
  /// them, and its end can still be scrolled to. Several at one edge add up, the first innermost.
  public nonisolated func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    InsetView(
      content: self, bar: content(), side: edge == .top ? .top : .bottom,
      alignment: alignment == .center ? nil : alignment.css, spacing: spacing)
  }

  /// Shows views at the leading or the trailing edge. They stay in sight while this view scrolls in
  /// the space beside them.
  public nonisolated func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    InsetView(
      content: self, bar: content(), side: edge == .leading ? .leading : .trailing,
      alignment: alignment == .center ? nil : alignment.css, spacing: spacing)
  }

  /// Puts a bar at an edge of the view, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  public nonisolated func safeAreaBar<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// A view with a bar at one of its edges.
private nonisolated struct InsetView<Content: View, Bar: View> {
  let content: Content
  let bar: Bar
  let side: InsetSide
  let alignment: String?
  let spacing: CGFloat?
}

/// The edge of a bar, with its class name in the style sheet.
private enum InsetSide {
  case top, bottom, leading, trailing

  var isBeside: Bool { self == .leading || self == .trailing }
  var isFirst: Bool { self == .top || self == .leading }
  var slot: Slot { isFirst ? .insetBefore : .insetAfter }
  var name: ClassName {
    switch self {
    case .top: .topInset
    case .bottom: .bottomInset
    case .leading: .leadingInset
    case .trailing: .trailingInset
    }
  }
  /// The margin between the bar and the content.
  var margin: String {
    switch self {
    case .top: "margin-block-end"
    case .bottom: "margin-block-start"
    case .leading: "margin-inline-end"
    case .trailing: "margin-inline-start"
    }
  }
}

extension InsetView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let place = context.inside(1)
    let box = place.stack(side.isBeside ? .horizontalStack : .verticalStack, alignment, nil)
    box.style(side.margin, CSS.length(spacing ?? 8))
    box.appetite = .children(also: [], except: side.isBeside ? .horizontal : .vertical)
    place.fill(box, axis: side.isBeside ? .horizontal : .vertical, with: bar)
    let side = side
    let inner = context.child(0).decorated { element, _ in element.inset(box, at: side) }
    content.draw(inner, into: &items)
  }
}

extension Element {
  /// This element with `bar` at one of its edges, in its existing wrapper or a new one.
  fileprivate func inset(_ bar: Element, at side: InsetSide) -> Element {
    let isWrapped =
      box == .content && roles.contains(side.isBeside ? .insetHorizontally : .insetVertically)
    let wrapper = isWrapped ? self : wrapped(side.isBeside ? .insetHorizontally : .insetVertically)
    guard case .items(var parts) = wrapper.content else { return wrapper }
    let place = wrapper.position.child(side.slot)
    // An existing bar is nearer to the content than the new one.
    for case .element(let holder) in parts where holder.position == place {
      if case .items(let bars) = holder.content {
        holder.content = .items(
          side.isFirst ? [.element(bar)] + bars : bars + [.element(bar)])
      }
      return wrapper
    }
    let holder = Element(.div, at: place, side.name)
    holder.content = .items([.element(bar)])
    holder.appetite = .children(also: [], except: side.isBeside ? .horizontal : .vertical)
    parts.insert(.element(holder), at: side.isFirst ? 0 : parts.count)
    wrapper.content = .items(parts)
    return wrapper
  }
}
