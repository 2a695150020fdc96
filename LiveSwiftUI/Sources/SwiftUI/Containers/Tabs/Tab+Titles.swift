// Tabs with a title that is looked up where it is shown.
import Foundation
import FoundationAdditions

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a localized title and a symbol.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, value: value,
      content: content)
  }

  /// A tab with a localized title and a symbol, in a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, value: value,
      role: role, content: content)
  }

  /// A tab with a localized title and a picture of the app.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(resource: titleResource), image: image, value: value, content: content)
  }

  /// A tab with a localized title and a picture of the app, in a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(resource: titleResource), image: image, value: value, role: role,
      content: content)
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a localized title and a symbol.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, content: content)
  }

  /// A tab with a localized title and a symbol, in a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, role: role,
      content: content)
  }

  /// A tab with a localized title and a picture of the app.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(LocalizedStringKey(resource: titleResource), image: image, content: content)
  }

  /// A tab with a localized title and a picture of the app, in a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(resource: titleResource), image: image, role: role, content: content)
  }
}
