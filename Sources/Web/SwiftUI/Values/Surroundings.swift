// What is known about the person's device and settings: light or dark, text size, direction, phase.
/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// How far apart colours are kept.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// As designed.
  case standard
  /// Further apart, as the person asked.
  case increased
}

/// The text size a person has chosen, from the smallest to the largest.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Below the usual.
  case medium
  /// The usual.
  case large
  /// Above the usual.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest outside the accessibility sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The largest of all.
  case accessibility5

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller than another.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.place < b.place
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Whether there is much room in one direction.
public enum UserInterfaceSizeClass: Sendable {
  /// Little room.
  case compact
  /// Enough room.
  case regular
}

/// Which way lines of text run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// Whether the app is in front of the person.
public enum ScenePhase: Comparable, Sendable {
  /// Not seen.
  case background
  /// Seen but not listening.
  case inactive
  /// In front and listening.
  case active
}

/// Why something is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is still being fetched.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system thinks best.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
