// The kinds of fields that submit.

/// The kinds of fields that trigger a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  /// The kinds of fields, one bit each.
  public let rawValue: Int

  /// The kinds of fields for these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}
