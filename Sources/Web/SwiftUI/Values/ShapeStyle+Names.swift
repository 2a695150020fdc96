// Lets a style be named by a dot where one is expected: `.tint`, `.red`, `.thinMaterial`.
extension ShapeStyle where Self == Color {
  /// See `Color.red`.
  public static var red: Color { .red }
  /// See `Color.orange`.
  public static var orange: Color { .orange }
  /// See `Color.yellow`.
  public static var yellow: Color { .yellow }
  /// See `Color.green`.
  public static var green: Color { .green }
  /// See `Color.mint`.
  public static var mint: Color { .mint }
  /// See `Color.teal`.
  public static var teal: Color { .teal }
  /// See `Color.cyan`.
  public static var cyan: Color { .cyan }
  /// See `Color.blue`.
  public static var blue: Color { .blue }
  /// See `Color.indigo`.
  public static var indigo: Color { .indigo }
  /// See `Color.purple`.
  public static var purple: Color { .purple }
  /// See `Color.pink`.
  public static var pink: Color { .pink }
  /// See `Color.brown`.
  public static var brown: Color { .brown }
  /// See `Color.white`.
  public static var white: Color { .white }
  /// See `Color.gray`.
  public static var gray: Color { .gray }
  /// See `Color.black`.
  public static var black: Color { .black }
  /// See `Color.clear`.
  public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// See `HierarchicalShapeStyle.primary`.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// See `HierarchicalShapeStyle.secondary`.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// See `HierarchicalShapeStyle.tertiary`.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// See `HierarchicalShapeStyle.quaternary`.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// See `HierarchicalShapeStyle.quinary`.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Material {
  /// See `Material.ultraThin`.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// See `Material.thin`.
  public static var thinMaterial: Material { .thin }
  /// See `Material.regular`.
  public static var regularMaterial: Material { .regular }
  /// See `Material.thick`.
  public static var thickMaterial: Material { .thick }
  /// See `Material.ultraThick`.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// See `Material.bar`.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The surrounding tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The surrounding foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The surrounding background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of a quiet control.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The line between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The text that an empty field shows.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, its colours evenly spaced.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, its colours where the stops say.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
