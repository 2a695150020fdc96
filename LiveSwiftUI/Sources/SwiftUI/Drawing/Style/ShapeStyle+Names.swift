// Dot syntax for shape styles: `.tint`, `.red`, `.thinMaterial`.
extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint, between green and teal.
  public static var mint: Color { .mint }
  /// The system's teal, between mint and cyan.
  public static var teal: Color { .teal }
  /// The system's cyan, between teal and blue.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo, between blue and purple.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// White in light and in dark.
  public static var white: Color { .white }
  /// The system's middle grey.
  public static var gray: Color { .gray }
  /// Black in light and in dark.
  public static var black: Color { .black }
  /// Transparent.
  public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of primary text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The colour of secondary text.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level, for minor content.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level, barely visible.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The faintest of the five levels.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material more translucent than the regular one.
  public static var thinMaterial: Material { .thin }
  /// The regular material.
  public static var regularMaterial: Material { .regular }
  /// A material less translucent than the regular one.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's bars.
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
  /// The fill of a subdued control.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The line between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The placeholder of an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links: the accent.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of a selected item: the accent colour.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
