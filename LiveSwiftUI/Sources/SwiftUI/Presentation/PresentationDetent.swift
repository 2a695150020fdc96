// The heights of a sheet.

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  /// The height as CSS.
  package let css: String

  /// Half of the screen.
  public static let medium = PresentationDetent(css: "50dvh")
  /// The whole screen.
  public static let large = PresentationDetent(css: "100dvh")

  /// A share of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(css: CSS.number(fraction * 100) + "dvh")
  }

  /// A height in points, above what the system keeps clear at the lower edge of a phone's screen.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(css: "calc(\(CSS.length(height)) + var(--safe-b))")
  }
}
