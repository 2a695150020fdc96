// The person's preferred text size under its first name.

/// The person's preferred text size. `DynamicTypeSize` is its newer form.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// The second smallest size.
  case small
  /// One step below the default.
  case medium
  /// The default size.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest of the standard sizes.
  case extraExtraExtraLarge
  /// The first of the five accessibility sizes.
  case accessibilityMedium
  /// The second of the five.
  case accessibilityLarge
  /// The third of the five.
  case accessibilityExtraLarge
  /// The fourth of the five.
  case accessibilityExtraExtraLarge
  /// The largest size of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  /// The same size in its newer form. Both lists have the same order.
  var typeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

extension ContentSizeCategory {
  /// Whether the first size is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.typeSize < rhs.typeSize
  }

  /// Whether the first size is not larger.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.typeSize <= rhs.typeSize
  }

  /// Whether the first size is larger.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.typeSize > rhs.typeSize
  }

  /// Whether the first size is not smaller.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.typeSize >= rhs.typeSize
  }
}

extension EnvironmentValues {
  /// The person's preferred text size under its first name; the same value as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}
