// Why something is not shown as it is.

/// Why something is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is still being fetched.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private, and somebody else may look.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
