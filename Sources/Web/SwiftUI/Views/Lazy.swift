// Scrolling, and stacks and grids whose far rows wait.
import Foundation

/// A region that scrolls.
public struct ScrollView<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let sideways = axes.contains(.horizontal)
    let element = context.element(.div, sideways ? "sh" : "sv")
    element.appetite = .fixed(sideways ? .horizontal : [.horizontal, .vertical])
    if sideways {
      // A region that scrolls must be reachable by keyboard.
      element.set("tabindex", "0")
    }
    context.fill(element, axis: sideways ? .horizontal : .vertical, with: content)
    context.emit(element, into: &items)
  }
}

/// A column whose rows appear when they come near the viewport.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

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

/// A row whose members appear when they come near the viewport.
public struct LazyHStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.stack("hs", alignment == .center ? nil : alignment.css, spacing)
    context.fillLazily(element, axis: .horizontal, with: content)
    context.emit(element, into: &items)
  }
}

/// A grid that grows downwards, in given columns.
public struct LazyVGrid<Content> where Content: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, "vg")
    element.appetite = .children(also: .horizontal, except: [])
    element.style("grid-template-columns", columns.map(\.css).joined(separator: " "))
    // Seen only where the columns leave some of the width.
    element.style("justify-content", alignment.css)
    element.style("row-gap", CSS.rem(spacing ?? 8))
    if let gap = columns.first?.spacing { element.style("column-gap", CSS.rem(gap)) }
    align(element, context)
    context.fillLazily(element, axis: .vertical, with: content)
    context.emit(element, into: &items)
  }

  /// Places the views in their cells as the columns say. All columns place them alike, because
  /// nothing here knows which column a view comes to stand in.
  @MainActor private func align(_ element: Element, _ context: Context) {
    let alignments = columns.map(\.alignment)
    if let first = alignments.first, alignments.contains(where: { $0 != first }) {
      context.node.tree.services.log("The columns of a grid all have the first one's alignment.")
    }
    guard let alignment = alignments.first ?? nil else { return }
    element.style("justify-items", alignment.css.across)
    element.style("align-items", alignment.css.down)
  }
}

extension Context {
  /// Renders `content` into a lazy container: each row of a `ForEach` gets a gate that the browser opens.
  func fillLazily(_ element: Element, axis: Axis, with content: some View) {
    var inner = inside()
    inner.environment[fact: \.stackAxis] = axis
    inner.environment[fact: \.lazyAxis] = axis
    var children: [Item] = []
    content.draw(inner.gated(), into: &children)
    element.content = .items(children)
  }

  /// A context whose emitted elements tell when they come near, if something in them waits for that.
  func gated() -> Context {
    decorated { element, context in
      element.gate = context.environment.row?.gate
      return element
    }
  }
}
