// The role of a button.

/// The role of a button, beyond its title.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// Deletes data; the button is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without acting. In an alert the button has the initial focus.
  public static let cancel = ButtonRole(name: "cancel")
}
