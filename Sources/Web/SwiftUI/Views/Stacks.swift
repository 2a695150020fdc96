// Rows, columns and piles of views: flexbox, never grid, for rows and columns.
import Foundation

/// Views in a row.
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

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
    let element = context.stack("hs", alignment == .center ? nil : alignment.css, spacing)
    context.fill(element, axis: .horizontal, with: content)
    context.emit(element, into: &items)
  }
}

/// Views in a column.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

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
    let element = context.stack("vs", alignment == .center ? nil : alignment.css, spacing)
    context.fill(element, axis: .vertical, with: content)
    context.emit(element, into: &items)
  }
}

/// Views on top of each other.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, "zs")
    if alignment != .center {
      element.style("justify-items", alignment.css.across)
      element.style("align-items", alignment.css.down)
    }
    context.fill(element, axis: nil, with: content)
    context.emit(element, into: &items)
  }
}

/// Space that pushes what is beside it apart.
public nonisolated struct Spacer {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, "sp")
    let axis = context.facts.stackAxis
    element.appetite = .fixed(
      axis == .horizontal ? .horizontal : axis == .vertical ? .vertical : [.horizontal, .vertical])
    if let minLength {
      element.style(axis == .vertical ? "min-height" : "min-width", CSS.rem(minLength))
    }
    context.emit(element, into: &items)
  }
}

/// A thin line between views.
public nonisolated struct Divider {
  public init() {}
}

extension Divider: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let upright = context.facts.stackAxis == .horizontal
    let element = context.element(.hr, upright ? "dv up" : "dv")
    element.appetite = .fixed(upright ? .vertical : .horizontal)
    context.emit(element, into: &items)
  }
}

extension Context {
  /// The box of a row or column: how its members stand across it (nil for the middle), and the points between them.
  func stack(_ name: String, _ alignment: String?, _ spacing: CGFloat?) -> Element {
    let element = element(.div, name)
    if let alignment { element.style("align-items", alignment) }
    if let spacing { element.style("gap", CSS.rem(spacing)) }
    return element
  }

  /// Renders `content` into `element`, whose children then stand along `axis`.
  func fill(_ element: Element, axis: Axis?, with content: some View) {
    var inner = inside()
    if inner.facts.stackAxis != axis { inner.environment[fact: \.stackAxis] = axis }
    if inner.facts.isListRow { inner.environment[fact: \.isListRow] = false }
    if inner.facts.lazyAxis != nil, element.tag != .ul { inner.environment[fact: \.lazyAxis] = nil }
    var children: [Item] = []
    content.draw(inner, into: &children)
    element.content = .items(children)
  }
}
