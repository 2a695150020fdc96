// The scroll bars, margins and edges of scroll views.
import Foundation

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// As the browser's system has them; horizontal scroll views have none.
  public static var automatic: ScrollIndicatorVisibility { .init(name: "automatic") }
  /// Shown where the browser's system has scroll bars.
  public static var visible: ScrollIndicatorVisibility { .init(name: "visible") }
  /// Not shown.
  public static var hidden: ScrollIndicatorVisibility { .init(name: "hidden") }
  /// Not shown.
  public static var never: ScrollIndicatorVisibility { .init(name: "never") }
}

/// When a scroll view bounces at its end.
public struct ScrollBounceBehavior: Sendable {
  /// As the browser's system does.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// Always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// Where the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// The part of a scroll view that a margin applies to.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String

  /// The content and the scroll bars.
  public static var automatic: ContentMarginPlacement { .init(name: "automatic") }
  /// The content.
  public static var scrollContent: ContentMarginPlacement { .init(name: "content") }
  /// The scroll bars, whose margins are the browser's.
  public static var scrollIndicators: ContentMarginPlacement { .init(name: "indicators") }
}

extension View {
  /// Shows or hides the scroll bars of the scroll views inside.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    rendering { context in
      var bars = context.builtIn.position.scrollBars
      if axes.contains(.horizontal) { bars.horizontal = visibility }
      if axes.contains(.vertical) { bars.vertical = visibility }
      return context.with { $0[builtIn: \.position.scrollBars] = bars }
    }
  }

  /// Changes nothing: a browser's scroll bars do not flash.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Changes nothing: a browser's scroll bars do not flash.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Changes nothing: the browser decides where a scroll view bounces.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Changes nothing: a browser clips what scrolls.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets margins within the scroll views inside.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(edges, placement) { insets[$0] }
  }

  /// Sets margins of `length` points within the scroll views inside; nil removes them.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(edges, placement) { _ in length }
  }

  /// Sets margins of `length` points at all edges within the scroll views inside.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(.all, placement) { _ in length }
  }

  private nonisolated func margins(
    _ edges: Edge.Set, _ placement: ContentMarginPlacement,
    _ length: @escaping @MainActor (Edge) -> CGFloat?
  ) -> some View {
    rendering { context in
      guard placement != .scrollIndicators else { return context }
      var margins = context.builtIn.position.scrollMargins ?? ScrollMargins()
      for edge in edges.edges { margins.lengths[edge] = length(edge) }
      return context.with { $0[builtIn: \.position.scrollMargins] = margins }
    }
  }

  /// Adds padding at each edge, in points: a web page has no safe area.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds padding at the given edges, 16 points if nil: a web page has no safe area.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    padding(edges, length)
  }

  /// Adds `length` points of padding at all edges: a web page has no safe area.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Changes nothing: a browser closes its keyboard itself.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
    -> some View
  {
    self
  }

  /// Stops the scroll views inside from being scrolled by the person.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifyingElement { if disabled { $0.style("overflow", "hidden") } }
  }

  /// Changes nothing: nothing scrolls below an edge effect here.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
}

/// The visibility of scroll bars along each axis.
struct ScrollBars: Equatable {
  var horizontal = ScrollIndicatorVisibility.automatic
  var vertical = ScrollIndicatorVisibility.automatic

  subscript(axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontal : vertical
  }
}

/// The margins within scroll views, in points.
struct ScrollMargins: Equatable {
  var lengths: [Edge: CGFloat] = [:]

  @MainActor func apply(to element: Element) {
    for edge in Edge.allCases {
      if let length = lengths[edge] { element.style("padding-\(edge.css)", CSS.length(length)) }
    }
  }
}

/// How scrolling closes the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the system has it.
  public static var automatic: ScrollDismissesKeyboardMode { .init() }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { .init() }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode { .init() }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { .init() }
}
