// What a button does, beyond its title.

/// What a button does, beyond its title.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}
