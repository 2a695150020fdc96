// The order of loads, answers and changes: what is older than what.

/// A point in the order of the loads and the changes of one list; a later one is greater.
///
/// An answer has the version of its request. So it is older than a change that the service accepted
/// after the request, and lacks it.
public struct AnswerVersion: Sendable, Hashable, Comparable {
  private let number: Int

  /// The version of a copy that an earlier run saved; everything in this run is later.
  public static let savedCopy = AnswerVersion(number: 0)

  /// The version right after this one.
  public var next: AnswerVersion { AnswerVersion(number: number + 1) }

  public static func < (first: AnswerVersion, second: AnswerVersion) -> Bool {
    first.number < second.number
  }
}
