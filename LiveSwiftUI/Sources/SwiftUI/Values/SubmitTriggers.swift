// The kinds of fields that submit.

/// Which kinds of fields set off a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  /// One bit for each kind of field.
  public let rawValue: Int

  /// Kinds of fields by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields for text, and for secrets.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}
