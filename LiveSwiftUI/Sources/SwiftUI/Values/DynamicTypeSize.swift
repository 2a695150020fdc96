// The text size that a person has chosen.

/// The text size a person has chosen, from the smallest to the largest.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// The second smallest.
  case small
  /// One below the usual.
  case medium
  /// The usual.
  case large
  /// One above the usual.
  case xLarge
  /// Two above the usual.
  case xxLarge
  /// The largest of the common sizes.
  case xxxLarge
  /// The first of the five sizes for weak eyes.
  case accessibility1
  /// The second of the five.
  case accessibility2
  /// The third of the five.
  case accessibility3
  /// The fourth of the five.
  case accessibility4
  /// The largest of all.
  case accessibility5

  /// Whether it is one of the five larger sizes, for which a layout should have one column.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first is the smaller one.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.place < b.place
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
