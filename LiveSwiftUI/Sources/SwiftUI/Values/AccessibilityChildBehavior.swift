// How a screen reader meets the children of a view.

/// How a view's children show to a screen reader.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// The behaviour's name.
  package let name: String

  /// The children are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The children stay, each by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The children are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
