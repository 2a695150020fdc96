// Buttons whose label is a localized title, or a title with a picture.
import DeveloperToolsSupport
import Foundation
import FoundationAdditions

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a symbol, a localized title and a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, role: role,
      action: action)
  }

  /// A button with a symbol and a localized title; bars show only the symbol.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(resource: titleResource), systemImage: systemImage, action: action)
  }

  /// A button with a picture of the app and a localized title.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: image, action: action)
  }

  /// A button with a picture of the app, a localized title and a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: image, role: role, action: action)
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
