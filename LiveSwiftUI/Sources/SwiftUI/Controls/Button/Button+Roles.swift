// Buttons with a symbol and a role.
import Foundation

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a symbol, a title from the string tables and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol, a title shown verbatim and a role.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension GroupBox {
  /// A box with a view as its heading.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title from the string tables, with a picture of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(decorative: name)
  }

  /// A title shown verbatim, with a picture of the app.
  @_disfavoredOverload public nonisolated init<S>(_ title: S, image name: String)
  where S: StringProtocol {
    self.title = Text(title)
    icon = Image(decorative: name)
  }
}

extension View {
  /// Sets the title of the screen. A title that the person edits needs a field of its own: the bar
  /// shows the binding's value.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    PagePreferenceView(self) { _ in .title(title.wrappedValue) }
  }

  /// Fits or fills a picture into its frame, with the ratio of a size. Other views only get the
  /// ratio of their box.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    let ratio = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode)
  }
}
