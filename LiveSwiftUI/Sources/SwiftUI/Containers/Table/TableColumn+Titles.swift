// Columns with a localized title, and those that are not sorted or have an own comparator.
import Foundation
import FoundationAdditions

extension TableColumn where Sort == Never, Label == Text {
  /// A column that is not sorted, with a heading from the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(Text(titleKey), comparator: nil, content)
  }

  /// A column that is not sorted, with a heading shown verbatim.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol {
    self.init(Text(title), comparator: nil, content)
  }

  /// A column that is not sorted, with a text as its heading.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator: nil, content)
  }

  /// A column of texts that is not sorted, with a heading from the string tables.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts that is not sorted, with a heading shown verbatim.
  @_disfavoredOverload
  public init<S>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text, S: StringProtocol {
    self.init(Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts that is not sorted, with a text as its heading.
  public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// A column sorted by a comparator, with a heading from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: comparator, content)
  }

  /// A column sorted by a comparator, with a heading shown verbatim.
  @_disfavoredOverload
  public init<S>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), comparator: comparator, content)
  }

  /// A column sorted by a comparator, with a text as its heading.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator: comparator, content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column sorted by a value, with a localized heading.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(LocalizedStringKey(resource: titleResource), value: value, content: content)
  }

  /// A column sorted by a value that may be missing, with a localized heading.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(LocalizedStringKey(resource: titleResource), value: value, content: content)
  }

  /// A column sorted by a condition, false first, with a localized heading.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), value: value, content: content)
  }

  /// A column sorted by a value and a comparator for it, with a localized heading.
  @_disfavoredOverload public init<V, C>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, comparator: comparator,
      content: content)
  }

  /// A column of texts, sorted by them, with a localized heading.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(LocalizedStringKey(resource: titleResource), value: value, comparator: comparator)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that is not sorted, with a localized heading.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), content: content)
  }

  /// A column of texts that is not sorted, with a localized heading.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(LocalizedStringKey(resource: titleResource), value: value)
  }
}

extension TableColumn where Label == Text {
  /// A column sorted by a comparator, with a localized heading.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), sortUsing: comparator, content: content)
  }
}
