// Columns that are not sorted, and those with a comparator of their own.
import Foundation

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
