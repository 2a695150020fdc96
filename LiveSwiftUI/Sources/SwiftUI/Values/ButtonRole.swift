// What a button does, beyond its title.

/// What a button does, beyond its title.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// Deletes something; shown in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything. In an alert it has the focus at first.
  public static let cancel = ButtonRole(name: "cancel")
}
