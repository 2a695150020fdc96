// Controls for dates and colours with a text that is looked up where it is shown.
import Foundation
import FoundationAdditions
import UIKitTypes

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

extension ColorPicker where Label == Text {
  /// A control for a colour, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), selection: selection,
      supportsOpacity: supportsOpacity)
  }

  /// A control for a colour of Core Graphics, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), selection: selection,
      supportsOpacity: supportsOpacity)
  }
}
