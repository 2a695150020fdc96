// The heights of a sheet.

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  /// The height in the words of CSS.
  package let css: String

  /// About half of the screen.
  public static let medium = PresentationDetent(css: "50dvh")
  /// All of the screen.
  public static let large = PresentationDetent(css: "100dvh")

  /// A share of the screen, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(css: CSS.number(fraction * 100) + "dvh")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(css: CSS.rem(height))
  }
}
