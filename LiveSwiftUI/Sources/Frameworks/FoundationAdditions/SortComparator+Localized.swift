// Orders of texts for people, which Foundation has on Apple's systems only.
public import Foundation

extension String {
  /// The order of texts in the reader's language. On Apple's systems it is a `String.Comparator`,
  /// which has no locale here.
  public struct LocalizedComparator: SortComparator, Hashable, Sendable {
    /// Whether the first text comes first.
    public var order: SortOrder = .forward
    fileprivate let options: String.CompareOptions

    /// Hashes the order and what it regards.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(order)
      hasher.combine(options.rawValue)
    }

    /// The order of the first text to the second.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let (one, two) = order == .forward ? (lhs, rhs) : (rhs, lhs)
      return one.compare(two, options: options, range: nil, locale: readerLocale())
    }
  }
}

extension SortComparator where Self == String.LocalizedComparator {
  /// The order of file names for people: 2 before 10, and no regard to capitals.
  public static var localizedStandard: String.LocalizedComparator {
    String.LocalizedComparator(
      options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
  }

  /// The order of a dictionary.
  public static var localized: String.LocalizedComparator {
    String.LocalizedComparator(options: [])
  }
}
