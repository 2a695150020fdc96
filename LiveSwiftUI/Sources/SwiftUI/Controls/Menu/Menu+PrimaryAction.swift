// Menus whose label acts at a press, with a title made from a text.
import DeveloperToolsSupport
import Foundation

extension Menu {
  /// A menu beside a button that acts, with a title from the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu beside a button that acts, with a title shown verbatim.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text, S: StringProtocol {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu beside a button that acts, with a symbol and a title from the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu beside a button that acts, with a symbol and a title shown verbatim.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      content: content, label: { SwiftUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu beside a button that acts, with a picture of the app and a title from the string
  /// tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  /// A menu beside a button that acts, with a picture of the app and a title shown verbatim.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      content: content, label: { SwiftUI.Label(title, image: image) },
      primaryAction: primaryAction)
  }
}
