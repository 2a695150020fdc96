// The transition between two contents of one view.

/// The transition between two contents of one view.
public struct ContentTransition: Equatable, Sendable {
  /// The class in the style sheet.
  package let name: String

  /// Replaces the content at once.
  public static let identity = ContentTransition(name: "identity")
  /// Fades the old content out and the new content in.
  public static let opacity = ContentTransition(name: "opacity")
  /// Interpolates between the old and the new content.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Rolls digits up, or down if the number counts down. A browser replaces them at once.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numeric-down" : "numeric")
  }

  /// Rolls the digits of `value`.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numeric")
  }
}
