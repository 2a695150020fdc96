// Toggles, pickers and steppers with a text that is looked up where it is shown.
import DeveloperToolsSupport
import Foundation
import FoundationAdditions

extension Toggle where Label == Text {
  /// A switch of all sources, with a localized label.
  @_disfavoredOverload public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(LocalizedStringKey(resource: titleResource), sources: sources, isOn: isOn)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A switch of all sources, with a symbol and a localized label.
  @_disfavoredOverload public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, sources: sources,
      isOn: isOn)
  }

  /// A switch of all sources, with a picture of the app and a localized label.
  @_disfavoredOverload public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(
      LocalizedStringKey(resource: titleResource), image: image, sources: sources, isOn: isOn)
  }

  /// A switch with a symbol and a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(resource: titleResource), systemImage: systemImage, isOn: isOn)
  }

  /// A switch with a picture of the app and a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: image, isOn: isOn)
  }
}

extension Picker where Label == Text {
  /// A picker with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), selection: selection, content: content)
  }

  /// A picker of all sources, with a localized label.
  @_disfavoredOverload public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      LocalizedStringKey(resource: titleResource), sources: sources, selection: selection,
      content: content)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a symbol and a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, selection: selection,
      content: content)
  }

  /// A picker of all bindings, with a symbol and a localized label.
  @_disfavoredOverload public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, sources: sources,
      selection: selection, content: content)
  }

  /// A picker of all bindings, with a picture of the app and a localized label.
  @_disfavoredOverload public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      LocalizedStringKey(resource: titleResource), image: image, sources: sources,
      selection: selection, content: content)
  }

  /// A picker with a picture of the app and a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), image: image, selection: selection,
      content: content)
  }
}

extension Stepper where Label == Text {
  /// A stepper that shows its value, with a localized label.
  @_disfavoredOverload public nonisolated init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, step: step, format: format,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper that shows its value within bounds, with a localized label.
  @_disfavoredOverload public nonisolated init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, in: bounds, step: step,
      format: format, onEditingChanged: onEditingChanged)
  }

  /// A stepper that runs these closures, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), onIncrement: onIncrement,
      onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value, with a localized label.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds, with a localized label.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, in: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }
}
