// The bars of a screen.

/// One of the bars of a screen.
public struct ToolbarPlacement: Sendable {
  /// The bar's name.
  package let name: String

  /// Whether two are equal. Package-only, as Apple's type is not `Equatable`.
  package static func == (one: ToolbarPlacement, other: ToolbarPlacement) -> Bool {
    one.name == other.name
  }

  /// The platform's default bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  /// The bar at the bottom of a screen.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  /// The bar at the top, with the title and the back button.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  /// The bar of a `TabView`, which cannot be hidden here.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}
