// The width of a typeface.
import Foundation

extension Font {
  /// The width of a typeface, relative to its standard width.
  public struct Width: Hashable, Sendable {
    /// The width: 0 is the standard, negative is narrower.
    public var value: CGFloat

    /// A width; 0 is the standard.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// Narrower than the standard.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wider than the standard.
    public static let expanded = Width(0.2)

    /// The width in CSS: from 50 to 200.
    var percentage: Double {
      guard value.isFinite else { return 100 }
      return min(max(100 + Double(value) * 125, 50), 200)
    }
  }
}
