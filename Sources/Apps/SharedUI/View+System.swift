// Features of iPhone and iPad that the Mac lacks, under names that every system has.
public import SwiftUI

#if canImport(ImageIO) && !canImport(AppKit)
  import UIKit

  /// Asks the system for time in the background while its view is shown.
  private struct OutlastsLock: ViewModifier {
    @State private var time = BackgroundTime()

    func body(content: Content) -> some View {
      content
        .onAppear {
          UIApplication.shared.isIdleTimerDisabled = true
          time.begin()
        }
        .onDisappear {
          UIApplication.shared.isIdleTimerDisabled = false
          time.end()
        }
    }
  }

  /// The time in the background that the system has granted.
  @MainActor
  private final class BackgroundTime {
    private var giveBack: (() -> Void)?

    nonisolated init() {}

    func begin() {
      guard giveBack == nil else { return }
      let task = UIApplication.shared.beginBackgroundTask(withName: "download") { [weak self] in
        // An app that keeps the time for longer is ended.
        self?.end()
      }
      giveBack = { UIApplication.shared.endBackgroundTask(task) }
    }

    func end() {
      giveBack?()
      giveBack = nil
    }
  }
#endif

extension View {
  /// Makes a page grow out of the view that is the source of `id`. A Mac has no such transition.
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

  /// Paints the whole screen behind the page, including its bar, whose words are drawn for
  /// `scheme`; on a Mac only the page.
  public func paintsScreen(_ color: Color, scheme: ColorScheme) -> some View {
    #if canImport(AppKit)
      background(color)
    #else
      containerBackground(color, for: .navigation)
        .toolbarBackground(color, for: .navigationBar)
        // Without a visible background, a bar does not take its scheme.
        .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        .toolbarColorScheme(scheme, for: .navigationBar)
    #endif
  }
}

extension View {
  /// Lets the work that this view shows go on under a locked screen: the screen stays on, and after
  /// the person has locked it the system gives some 30 s more. A Mac and a server go on anyway.
  public func outlastsLock() -> some View {
    #if canImport(ImageIO) && !canImport(AppKit)
      modifier(OutlastsLock())
    #else
      self
    #endif
  }

  /// Keeps typed text unchanged, such as a handle. A Mac does not capitalize anyway.
  public func typesVerbatim() -> some View {
    #if canImport(AppKit)
      autocorrectionDisabled()
    #else
      autocorrectionDisabled().textInputAutocapitalization(.never)
    #endif
  }
}

extension View {
  /// Takes a handle, such as `@ana@example.org`, as it is typed or as a password manager knows it.
  /// A Mac has one keyboard.
  public func typesHandle() -> some View {
    #if canImport(AppKit)
      typesVerbatim()
    #else
      typesVerbatim().keyboardType(.emailAddress).textContentType(.username)
    #endif
  }
}

extension ToolbarItemPlacement {
  /// The start of the bar. A Mac places the item itself.
  public static var beginning: ToolbarItemPlacement {
    #if canImport(AppKit)
      .automatic
    #else
      .topBarLeading
    #endif
  }

  /// Below the content. A Mac has no bar there and places the item itself.
  public static var belowContent: ToolbarItemPlacement {
    #if canImport(AppKit)
      .automatic
    #else
      .bottomBar
    #endif
  }
}
