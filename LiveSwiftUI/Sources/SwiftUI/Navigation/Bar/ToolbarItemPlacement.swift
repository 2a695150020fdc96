// The placement of a toolbar item.

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
  /// The placement's name; old and new names of one placement share it.
  package let name: String

  /// Whether two are equal. Package-only, as Apple's type is not `Equatable`.
  package static func == (one: ToolbarItemPlacement, other: ToolbarItemPlacement) -> Bool {
    one.name == other.name
  }

  /// The platform's default placement.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The leading end, for navigation.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The trailing end, for the main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// After the main actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// A status message.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The button that confirms.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The button that cancels.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The button that discards.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The bottom bar, while a field of the screen is being typed into. On an iPhone the keyboard
  /// covers it, and has a bar of its own.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The bottom bar, which stays visible while the screen scrolls.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The old name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The old name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}
