// The person's preferred text size.

/// The person's preferred text size, from the smallest to the largest.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// The second smallest size.
  case small
  /// One step below the default.
  case medium
  /// The default size.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest of the standard sizes.
  case xxxLarge
  /// The first of the five accessibility sizes.
  case accessibility1
  /// The second of the five.
  case accessibility2
  /// The third of the five.
  case accessibility3
  /// The fourth of the five.
  case accessibility4
  /// The largest size of all.
  case accessibility5

  /// Whether it is one of the five accessibility sizes, which call for layouts of one column.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first size is smaller.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.index < b.index
  }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
