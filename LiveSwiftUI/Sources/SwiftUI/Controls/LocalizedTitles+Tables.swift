// Columns of tables with a text that is looked up where it is shown.
import Foundation
import FoundationAdditions

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
