// The kinds of fields that submit.

/// Which kinds of fields set off a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
