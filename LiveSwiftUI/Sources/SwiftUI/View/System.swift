// What a view asks of the system around it. A browser answers little of it.
import Foundation

extension View {
  /// Explains the view with a text from the string tables, which the browser shows under a pointer.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Explains the view with a text, which the browser shows under a pointer.
  public nonisolated func help(_ text: Text) -> some View {
    rendering {
      $0.decorated { element, context in
        element.set("title", text.resolve(context.builtIn))
        return element
      }
    }
  }

  /// Explains the view with a text shown verbatim.
  @_disfavoredOverload public nonisolated func help<S>(_ text: S) -> some View
  where S: StringProtocol {
    help(Text(text))
  }

  /// Never calls `action`: a browser opens an app by its address, which shows the screen there.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Changes nothing: a web page hides nothing of the system.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: a web page cannot delay the system's gestures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Changes nothing: only a placeholder hides what is private here.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Changes nothing: a browser closes its keyboard itself.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
    -> some View
  {
    self
  }

  /// Mirrors the view where the person's language is written from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    rendering { context in
      guard enabled, context.builtIn.person.layoutDirection == .rightToLeft else { return context }
      return context.decorated { element, _ in
        let box = element.hasStyle("scale") ? element.wrapped("fr") : element
        box.style("scale", "-1 1")
        return box
      }
    }
  }

  /// Stops the scroll views inside from being scrolled by the person.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifyingElement { if disabled { $0.style("overflow", "hidden") } }
  }
}

/// How scrolling closes the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the system has it.
  public static var automatic: ScrollDismissesKeyboardMode { .init() }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { .init() }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode { .init() }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { .init() }
}
