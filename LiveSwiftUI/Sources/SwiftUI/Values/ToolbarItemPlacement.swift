// Where an item of a toolbar goes.

/// Where a toolbar item goes.
public struct ToolbarItemPlacement: Sendable {
  /// The placement's name; the older and newer names of one place are the same.
  package let name: String

  /// Whether two are the same; a seam only, as Apple's type is not Equatable.
  package static func == (one: ToolbarItemPlacement, other: ToolbarItemPlacement) -> Bool {
    one.name == other.name
  }

  /// Where the system thinks best.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The leading end, for moving about.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The trailing end, for the main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Behind the main actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// A word about what is going on.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The button that agrees.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The button that leaves.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The button that throws away.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  @available(*, unavailable, message: "There is no bar above a browser's keyboard; use .bottomBar.")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The bar at the bottom, which stays in sight while the screen scrolls.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}
