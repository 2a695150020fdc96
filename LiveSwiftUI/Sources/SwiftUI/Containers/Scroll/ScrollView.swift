// A region that scrolls.
import Foundation

/// A region that scrolls.
public struct ScrollView<Content> where Content: View {
  /// The views that scroll.
  public var content: Content
  /// The axes that scroll.
  public var axes: Axis.Set
  /// Whether scroll bars may be shown.
  public var showsIndicators = true

  /// A region that scrolls along these axes. A vertical one scrolls in the room that a stack or a
  /// frame leaves it, and else with the screen; with both axes it scrolls horizontally.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// A region that scrolls along these axes, with or without scroll bars.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let sideways = axes.contains(.horizontal)
    let element = context.element(.div, sideways ? .horizontalScroll : .verticalScroll)
    element.appetite = .fixed(sideways ? .horizontal : [.horizontal, .vertical])
    if !sideways, context.builtIn.position.scrollsItself { element.name(.scrollsItself) }
    let (watches, content) = context.watched()
    element.report(to: watches)
    var inner = content
    let axis: Axis = sideways ? .horizontal : .vertical
    if inner.builtIn.position.scrollAxis != axis {
      inner.environment[builtIn: \.position.scrollAxis] = axis
    }
    inner.environment.enterScrollView(axis)
    inner = inner.inStack(false)
    if let name = context.builtIn.position.scrollSnapping {
      element.name(name)
      // Does not apply to scroll views inside.
      inner.environment[builtIn: \.position.scrollSnapping] = nil
    }
    let bars = context.builtIn.position.scrollBars[sideways ? .horizontal : .vertical]
    if !showsIndicators || bars == .hidden || bars == .never {
      element.name(.hidesScrollBar)
    } else if sideways, bars == .visible {
      element.style("scrollbar-width", "auto")
    }
    context.builtIn.position.scrollMargins?.apply(to: element)
    if sideways {
      // A scrolling region must be reachable by keyboard.
      element.set("tabindex", "0")
    }
    inner.fill(element, axis: axis, with: self.content)
    context.emit(element, into: &items)
  }
}
