// Buttons, menus and links with a text that is looked up where it is shown.
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

extension Menu {
  /// A menu beside a button that acts, with a localized title.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init(
      LocalizedStringKey(resource: titleResource), content: content, primaryAction: primaryAction)
  }

  /// A menu with a localized title on its button.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(LocalizedStringKey(resource: titleResource), content: content)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu beside a button that acts, with a symbol and a localized title.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, content: content,
      primaryAction: primaryAction)
  }

  /// A menu beside a button that acts, with a picture of the app and a localized title.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), image: image, content: content,
      primaryAction: primaryAction)
  }

  /// A menu with a symbol and a localized title on its button.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, content: content)
  }

  /// A menu with a picture of the app and a localized title on its button.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: image, content: content)
  }
}

extension CommandMenu {
  /// A menu with a localized name.
  @_disfavoredOverload public init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: nameResource), content: content)
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes `value`, with a localized title; nil disables it.
  @_disfavoredOverload public init<P>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text, P: Hashable {
    self.init(LocalizedStringKey(resource: titleResource), value: value)
  }
}

extension NavigationLink where Label == Text {
  /// A link that pushes the screen `destination`, with a localized title.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(LocalizedStringKey(resource: titleResource), destination: destination)
  }
}
