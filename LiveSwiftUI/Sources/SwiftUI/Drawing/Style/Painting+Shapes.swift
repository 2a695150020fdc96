// Fills in front of a view, and fills of the background style.

extension View {
  /// Fills the box of the view in front of it.
  public nonisolated func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  where S: ShapeStyle { overlay { Rectangle().fill(style) } }

  /// Fills a shape in front of the view, as large as the view.
  public nonisolated func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View
  where S: ShapeStyle, T: Shape { overlay { shape.fill(style, style: fillStyle) } }

  /// Fills the box of the view behind it with the background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with the background style.
  public nonisolated func background<S>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View
  where S: Shape { background(.background, in: shape, fillStyle: fillStyle) }

  /// Sets the tint of the view to a style; a gradient counts with its first colour.
  @_disfavoredOverload
  public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    let color = tint.flatMap { ($0 as? Color) ?? ($0 as? Gradient)?.stops.first?.color }
    return self.tint(color)
  }
}
