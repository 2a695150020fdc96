// How the content of one view turns into other content.

/// How the content of one view turns into other content.
public struct ContentTransition: Equatable, Sendable {
  /// The class of the style sheet.
  package let name: String

  /// The content changes at once.
  public static let identity = ContentTransition(name: "identity")
  /// The old content fades while the new one comes.
  public static let opacity = ContentTransition(name: "opacity")
  /// By moving from one to the other.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Digits roll up, or down where the number counts down. A browser changes them at once.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numeric-down" : "numeric")
  }

  /// As digits that roll with a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numeric")
  }
}
