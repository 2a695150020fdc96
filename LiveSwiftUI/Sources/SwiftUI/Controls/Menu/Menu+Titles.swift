// Menus whose label is a title, alone or with a picture.
import DeveloperToolsSupport
import Foundation
import FoundationAdditions

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

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a symbol and a title shown verbatim on its button.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
