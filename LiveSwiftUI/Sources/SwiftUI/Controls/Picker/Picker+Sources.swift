// Pickers of several sources, with a title made from a text.
import DeveloperToolsSupport
import Foundation

extension Picker where Label == Text {
  /// A picker of all sources, with a label from the string tables.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker of all sources, with a label read verbatim.
  @_disfavoredOverload public nonisolated init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker of all bindings, with a symbol and a label from the string tables.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A picker of all bindings, with a symbol and a label read verbatim.
  @_disfavoredOverload public nonisolated init<C, S>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }

  /// A picker of all bindings, with a picture of the app and a label from the string tables.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      SwiftUI.Label(titleKey, image: image)
    }
  }

  /// A picker of all bindings, with a picture of the app and a label read verbatim.
  @_disfavoredOverload public nonisolated init<C, S>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(sources: sources, selection: selection, content: content) {
      SwiftUI.Label(title, image: image)
    }
  }
}
