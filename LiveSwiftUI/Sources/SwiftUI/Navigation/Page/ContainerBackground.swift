// The background of a whole screen, including its bars.

/// A container that a background can fill.
public struct ContainerBackgroundPlacement: Sendable {
  /// The screen of a stack.
  public static let navigation = ContainerBackgroundPlacement()
}

extension View {
  /// Paints the whole screen that contains this view, including the area under its bars.
  public nonisolated func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    let paint = paint(of: style)
    return PagePreferenceView(self) { _ in .background(paint) }
  }
}
