// Columns whose rows are sorted by the value at a key path.
import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column sorted by a value, with a heading from the string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(Text(titleKey), comparator: KeyPathComparator(value.shared), content)
  }

  /// A column sorted by a value, with a heading shown verbatim.
  @_disfavoredOverload
  public init<V, S>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable, S: StringProtocol {
    self.init(Text(title), comparator: KeyPathComparator(value.shared), content)
  }

  /// A column sorted by a value, with a text as its heading.
  public init<V>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(text, comparator: KeyPathComparator(value.shared), content)
  }

  /// A column sorted by a value that may be missing, with a heading from the string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(Text(titleKey), comparator: KeyPathComparator(value.shared), content)
  }

  /// A column sorted by a value that may be missing, with a heading shown verbatim.
  @_disfavoredOverload
  public init<V, S>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable, S: StringProtocol {
    self.init(Text(title), comparator: KeyPathComparator(value.shared), content)
  }

  /// A column sorted by a value that may be missing, with a text as its heading.
  public init<V>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(text, comparator: KeyPathComparator(value.shared), content)
  }

  /// A column sorted by a condition, false first, with a heading from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let comparator = KeyPathComparator(value.shared, comparator: FalseFirst())
    self.init(Text(titleKey), comparator: comparator, content)
  }

  /// A column sorted by a condition, false first, with a heading shown verbatim.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    let comparator = KeyPathComparator(value.shared, comparator: FalseFirst())
    self.init(Text(title), comparator: comparator, content)
  }

  /// A column sorted by a condition, false first, with a text as its heading.
  public init(
    _ text: Text, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let comparator = KeyPathComparator(value.shared, comparator: FalseFirst())
    self.init(text, comparator: comparator, content)
  }

  /// A column sorted by a value and a comparator for it, with a heading from the string tables.
  public init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    let comparator = KeyPathComparator(value.shared, comparator: comparator)
    self.init(Text(titleKey), comparator: comparator, content)
  }

  /// A column sorted by a value and a comparator for it, with a heading shown verbatim.
  @_disfavoredOverload
  public init<V, C, S>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator, S: StringProtocol {
    let comparator = KeyPathComparator(value.shared, comparator: comparator)
    self.init(Text(title), comparator: comparator, content)
  }

  /// A column sorted by a value and a comparator for it, with a text as its heading.
  public init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    let comparator = KeyPathComparator(value.shared, comparator: comparator)
    self.init(text, comparator: comparator, content)
  }

  /// A column of texts, sorted by them, with a heading from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    let comparator = KeyPathComparator(value.shared, comparator: comparator)
    self.init(Text(titleKey), comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts, sorted by them, with a heading shown verbatim.
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text, S: StringProtocol {
    let comparator = KeyPathComparator(value.shared, comparator: comparator)
    self.init(Text(title), comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts, sorted by them, with a text as its heading.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    let comparator = KeyPathComparator(value.shared, comparator: comparator)
    self.init(text, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Compares conditions: false comes before true.
private struct FalseFirst: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return lhs == (order == .reverse) ? .orderedAscending : .orderedDescending
  }
}

extension KeyPath {
  /// The key path as one that may be shared, which a comparator requires.
  fileprivate var shared: any KeyPath<Root, Value> & Sendable {
    // Key paths are immutable; this type merely lacks the `Sendable` conformance.
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
