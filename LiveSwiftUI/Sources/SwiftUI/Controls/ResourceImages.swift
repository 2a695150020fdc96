// Controls with a picture of an asset catalogue, named by a symbol of the plugin AppResources.
import DeveloperToolsSupport
import Foundation

extension Label where Title == Text, Icon == Image {
  /// A title from the string tables, with a picture of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: resource.name, bundle: resource.bundle)
    }
  }

  /// A title shown verbatim, with a picture of the app.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image resource: ImageResource
  ) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: resource.name, bundle: resource.bundle)
    }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a picture of the app and a title from the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// A button with a picture of the app and a title shown verbatim.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: action) { SwiftUI.Label(title, image: image) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a picture of the app, a title from the string tables and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// A button with a picture of the app, a title shown verbatim and a role.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a picture of the app and a title from the string tables on its button.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }

  /// A menu with a picture of the app and a title shown verbatim on its button.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A switch with a picture of the app and a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }

  /// A switch with a picture of the app and a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) where S: StringProtocol {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
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
