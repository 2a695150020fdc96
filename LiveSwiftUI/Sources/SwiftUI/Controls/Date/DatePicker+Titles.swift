// Controls for a date with a text as their label.
import Foundation
import FoundationAdditions

extension DatePicker where Label == Text {
  /// A control for a date, with a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, Text(titleKey))
  }

  /// A control for a date in a range, with a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(titleKey))
  }

  /// A control for a date at or after a lower bound, with a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, Text(titleKey))
  }

  /// A control for a date up to an upper bound, with a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, Text(titleKey))
  }

  /// A control for a date, with a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection, (nil, nil), displayedComponents, Text(title))
  }

  /// A control for a date in a range, with a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(title))
  }

  /// A control for a date at or after a lower bound, with a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection, (range.lowerBound, nil), displayedComponents, Text(title))
  }

  /// A control for a date up to an upper bound, with a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection, (nil, range.upperBound), displayedComponents, Text(title))
  }
}

extension DatePicker where Label == Text {
  /// A control for a date, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), selection: selection,
      displayedComponents: displayedComponents)
  }

  /// A control for a date in a range, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// A control for a date at or after a lower bound, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// A control for a date up to an upper bound, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }
}
