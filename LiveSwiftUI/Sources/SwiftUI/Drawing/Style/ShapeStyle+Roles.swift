// Styles that name a role (foreground, tint, separator …) and take their colour from the
// environment.
/// A level of the surrounding foreground, from the first to the faintest.
public struct HierarchicalShapeStyle: ShapeStyle, PaintedStyle {
  let level: Int

  /// The surrounding foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The colour of secondary text.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level, for minor content.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level, barely visible.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The faintest of the five levels.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  package var paint: Paint { .hierarchical(level) }
}

/// The surrounding tint.
public struct TintShapeStyle: ShapeStyle, PaintedStyle {
  /// The same as `.tint`.
  public init() {}
  package var paint: Paint { .tint }
}

/// The surrounding foreground.
public struct ForegroundStyle: ShapeStyle, PaintedStyle {
  /// The same as `.foreground`.
  public init() {}
  package var paint: Paint { .foreground }
}

/// The surrounding background.
public struct BackgroundStyle: ShapeStyle, PaintedStyle {
  /// The same as `.background`.
  public init() {}
  package var paint: Paint { .background }
}

/// The fill of a subdued control.
public struct FillShapeStyle: ShapeStyle, PaintedStyle {
  /// The same as `.fill`.
  public init() {}
  package var paint: Paint { .color("var(--fill)") }
}

/// The line between rows.
public struct SeparatorShapeStyle: ShapeStyle, PaintedStyle {
  /// The same as `.separator`.
  public init() {}
  package var paint: Paint { .color("var(--separator)") }
}

/// The colour of links: the accent, not the tint around.
public struct LinkShapeStyle: ShapeStyle, PaintedStyle {
  /// The same as `.link`.
  public init() {}
  package var paint: Paint { .color("var(--accent)") }
}

/// The placeholder of an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, PaintedStyle {
  /// The same as `.placeholder`.
  public init() {}
  package var paint: Paint { .color("var(--tertiary)") }
}

/// A translucent material that blurs its background.
public struct Material: ShapeStyle, PaintedStyle {
  let name: String

  /// The most translucent material.
  public static let ultraThin = Material(name: "ultra-thin")
  /// A material more translucent than the regular one.
  public static let thin = Material(name: "thin")
  /// The regular material.
  public static let regular = Material(name: "regular")
  /// A material less translucent than the regular one.
  public static let thick = Material(name: "thick")
  /// The least translucent material.
  public static let ultraThick = Material(name: "ultra-thick")
  /// The material of the system's bars.
  public static let bar = Material(name: "bar")

  package var paint: Paint { .material(name) }
}

/// The background of a selected item.
public struct SelectionShapeStyle: ShapeStyle, PaintedStyle {
  /// The same as `.selection`.
  public init() {}
  package var paint: Paint { .color("var(--accent)") }
}
