// What iPhone and iPad have and the Mac has not, by names that every system has.
import SwiftUI

extension View {
  /// Lets a page grow out of the view that is the source of `id`; a Mac shows no such transition.
  public func zooms(from id: some Hashable, in namespace: Namespace.ID) -> some View {
    #if canImport(AppKit)
      self
    #else
      navigationTransition(.zoom(sourceID: id, in: namespace))
    #endif
  }

  /// Hides the navigation bar; the toolbar of a Mac's window stays.
  public func hidesNavigationBar() -> some View {
    #if canImport(AppKit)
      self
    #else
      toolbar(.hidden, for: .navigationBar)
    #endif
  }

  /// Paints the whole screen behind the page, its bar included; on a Mac the page alone.
  public func paintsScreen(_ color: Color) -> some View {
    #if canImport(AppKit)
      background(color)
    #else
      containerBackground(color, for: .navigation)
    #endif
  }
}

extension View {
  /// Types text as it is, such as a handle: a Mac writes no capitals by itself.
  public func typesVerbatim() -> some View {
    #if canImport(AppKit)
      autocorrectionDisabled()
    #else
      autocorrectionDisabled().textInputAutocapitalization(.never)
    #endif
  }
}

extension ToolbarItemPlacement {
  /// At the beginning of the bar; a Mac places the item itself.
  public static var beginning: ToolbarItemPlacement {
    #if canImport(AppKit)
      .automatic
    #else
      .topBarLeading
    #endif
  }

  /// Below the content; a Mac has no bar there and places the item itself.
  public static var belowContent: ToolbarItemPlacement {
    #if canImport(AppKit)
      .automatic
    #else
      .bottomBar
    #endif
  }
}
