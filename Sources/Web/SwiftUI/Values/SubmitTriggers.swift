// The kinds of fields that submit.

/// Which kinds of fields set off a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields for text, and for secrets.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}
