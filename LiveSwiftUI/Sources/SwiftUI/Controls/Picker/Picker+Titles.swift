// Pickers whose label is a title, alone or with a picture, or stands among the arguments.
import DeveloperToolsSupport
import Foundation
import FoundationAdditions

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

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a picture of the app and a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) }
  }

  /// A picker with a picture of the app and a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, image: image) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a symbol and a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// A picker with a view as its label.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = SharedSelection(selection)
    self.label = label
    self.content = content()
  }
}
