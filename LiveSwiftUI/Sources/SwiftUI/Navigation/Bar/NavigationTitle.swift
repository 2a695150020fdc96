// Modifiers that set the title and the back button of a screen.
import Foundation
import FoundationAdditions

extension View {
  /// Sets the title of the screen from the string tables. It is also the title of the browser's
  /// tab.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen verbatim.
  @_disfavoredOverload public nonisolated func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    let title = String(title)
    return PagePreferenceView(self) { _ in .title(title) }
  }

  /// Sets the title of the screen. The text's styling is ignored.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    PagePreferenceView(self) { .title(title.resolve($0.builtIn)) }
  }

  /// Sets whether the title of the screen is large or in the bar.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    PagePreferenceView(self) { _ in .displayMode(displayMode) }
  }

  /// Hides the back button; the screen then provides its own.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    PagePreferenceView(self) { _ in .back(isHidden: hidesBackButton) }
  }

  /// Sets the localized title of the screen. It is also the title of the browser's tab.
  @_disfavoredOverload public nonisolated func navigationTitle(
    _ titleResource: LocalizedStringResource
  ) -> some View {
    navigationTitle(LocalizedStringKey(resource: titleResource))
  }
}
