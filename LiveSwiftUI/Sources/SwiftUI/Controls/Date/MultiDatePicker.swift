// Choosing several dates in a calendar.
import Foundation
import FoundationAdditions

/// A calendar of one month at a time, whose days a person chooses.
///
/// A chosen day is kept as its era, year, month and day in the calendar of the environment. The
/// label is read aloud, and not shown.
/// Source: developer.apple.com/documentation/swiftui/multidatepicker.
public struct MultiDatePicker<Label> where Label: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: (least: Date?, end: Date?)
  let label: Label

  nonisolated init(
    _ selection: Binding<Set<DateComponents>>, _ least: Date?, _ end: Date?, _ label: Label
  ) {
    self.selection = selection
    bounds = (least, end)
    self.label = label
  }

  /// A control for dates, with views as its label.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
  {
    self.init(selection, nil, nil, label())
  }

  /// A control for dates in a range, without its end, with views as its label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// A control for dates at or after a lower bound, with views as its label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// A control for dates before an upper bound, with views as its label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// A control for dates, with a label from the string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// A control for dates, with a label that is read verbatim.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) where S: StringProtocol {
    self.init(selection, nil, nil, Text(title))
  }

  /// A control for dates in a range, without its end, with a label from the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// A control for dates in a range, without its end, with a label that is read verbatim.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) where S: StringProtocol {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// A control for dates at or after a lower bound, with a label from the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// A control for dates at or after a lower bound, with a label that is read verbatim.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) where S: StringProtocol {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  /// A control for dates before an upper bound, with a label from the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  /// A control for dates before an upper bound, with a label that is read verbatim.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) where S: StringProtocol {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }
}

extension MultiDatePicker: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { CalendarNode(context) }
    node.accept(context, selection, bounds, name: context.text(of: label))
    items.append(.node(node))
  }
}

extension MultiDatePicker where Label == Text {
  /// A control for dates, with a localized label.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(LocalizedStringKey(resource: titleResource), selection: selection)
  }

  /// A control for dates in a range, without its end, with a localized label.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(LocalizedStringKey(resource: titleResource), selection: selection, in: bounds)
  }

  /// A control for dates at or after a lower bound, with a localized label.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(LocalizedStringKey(resource: titleResource), selection: selection, in: bounds)
  }

  /// A control for dates before an upper bound, with a localized label.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(LocalizedStringKey(resource: titleResource), selection: selection, in: bounds)
  }
}
