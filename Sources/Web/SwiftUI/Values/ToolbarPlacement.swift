// The bars of a screen.

/// One of the bars of a screen.
public struct ToolbarPlacement: Sendable {
  /// The bar's name.
  package let name: String

  /// Whether two are the same; a seam only, as Apple's type is not Equatable.
  package static func == (one: ToolbarPlacement, other: ToolbarPlacement) -> Bool {
    one.name == other.name
  }

  /// The bar the system thinks best.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  /// The bar of tabs, which no screen here has.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}
