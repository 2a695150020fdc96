// The treatment of a view's children by a screen reader.

/// The treatment of a view's children by a screen reader.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// The behaviour's name.
  package let name: String

  /// Hides the children.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Reads each child separately.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Reads the children as one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
