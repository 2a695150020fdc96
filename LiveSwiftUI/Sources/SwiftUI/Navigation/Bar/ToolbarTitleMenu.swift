// A menu beside the title of a screen.
import Foundation

/// A menu that opens by a button beside the title of a screen.
public struct ToolbarTitleMenu<Content> where Content: View {
  let content: Content

  /// A menu of these commands.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent, _BodilessToolbarContent, PrimitiveToolbarContent {
  @MainActor func entries(_ reader: ToolbarReader) -> [ToolbarEntry] {
    let menu = Menu {
      content
    } label: {
      Image(systemName: "chevron.down").accessibilityLabel("Actions")
    }
    return [
      ToolbarEntry(placement: ToolbarItemPlacement(name: "titleMenu"), content: AnyView(menu))
    ]
  }
}

extension View {
  /// Adds a menu of commands to the title of the screen, which a button beside the title opens.
  public nonisolated func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View
  where C: View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }
}
