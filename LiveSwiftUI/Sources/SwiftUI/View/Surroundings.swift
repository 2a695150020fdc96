// What views inherit from those around them, and the space around a screen.
import Foundation

extension View {
  /// Changes a value of the environment for this view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    // Key paths are immutable; this one merely lacks the `Sendable` conformance. The closure is
    // called on the main actor only, where the view lives.
    nonisolated(unsafe) let (path, transform) = (keyPath, transform)
    return rendering { $0.with { transform(&$0[keyPath: path]) } }
  }

  /// Sets the style of `.background` in this view.
  public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    let css = paint(of: style).css
    return modifyingElement { $0.style("--background", css) }
  }

  /// Hides the labels of controls, as `labelsHidden()` does, or leaves them.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    builtIn(\.controls.labelsHidden, visibility == .hidden)
  }

  /// Stops the actions of `onSubmit` around this view from running for the fields in it.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    rendering { context in
      context.with {
        guard isBlocking else { return }
        $0[builtIn: \.controls.submit] = nil
        $0[builtIn: \.controls.searchSubmit] = nil
      }
    }
  }

  /// Keeps the view away from the edges of a screen.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Sets how the screen shows its title.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(
      mode == .inline ? .inline : mode == .automatic ? .automatic : .large)
  }

  /// Puts a bar at an edge of the view, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  public nonisolated func safeAreaBar<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// The view itself: what is drawn anew is compared in any case.
  public nonisolated func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// The purposes of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes, one bit each.
  public var rawValue: Int
  /// The purposes for these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// A pointer over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A view that can be compared.
@frozen public nonisolated struct EquatableView<Content> where Content: Equatable, Content: View {
  /// The view.
  public var content: Content

  /// A view that can be compared.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The view.
  @MainActor public var body: some View { content }
}

/// A modifier without an effect.
public struct EmptyModifier: ViewModifier {
  /// The modifier without an effect.
  public static let identity = EmptyModifier()

  /// A modifier without an effect.
  public nonisolated init() {}

  /// The view itself.
  public func body(content: EmptyModifier.Content) -> some View { content }
}
