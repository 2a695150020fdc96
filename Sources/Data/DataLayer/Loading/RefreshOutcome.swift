// The outcome of a refresh that the person asked for.

/// The result of an answer to a refresh.
public struct RefreshOutcome: Hashable, Sendable {
  /// The number of entries that were not there before; 0 for a list that was up to date.
  public let newEntries: Int
  /// The place among the refreshes of its load, so that two equal answers differ.
  let number: Int
}

/// A loaded value whose entries a refresh distinguishes.
public protocol EntryList {
  /// The ids of the entries.
  @MainActor var entryIDs: Set<AnyHashable> { get }
}

extension Array: EntryList where Element: Identifiable {
  /// The ids of the elements.
  public var entryIDs: Set<AnyHashable> { Set(map(\.id)) }
}
