// Modifiers under their original names. Apple keeps them without a warning, so these have none
// either.
import Foundation
public import UIKitTypes

extension View {
  /// Sets the colour of what is drawn inside; nil leaves it to the surrounding views.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    builtIn(\.text.foreground, color.map { .color($0.css) })
  }

  /// Clips the view's box with rounded corners; the radius is in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Sets the colour of controls inside; nil is the app's own.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Lets a colour, a gradient or a picture behind a screen's content reach under its bars.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Draws a view in front of this one, aligned to its box.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  where Overlay: View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Draws a view behind this one, aligned to its box.
  @_disfavoredOverload
  public nonisolated func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View
  where Background: View {
    self.background(alignment: alignment) { background }
  }

  /// Sets the letters that the keyboard capitalizes; use `textInputAutocapitalization`.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Turns off the keyboard's autocorrection; nil leaves it to the keyboard.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Requests light or dark for this view, regardless of the person's system.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    preferredColorScheme(colorScheme).environment(\.colorScheme, colorScheme)
  }

  /// Runs `action` with the new value after a render pass in which it has changed.
  @available(*, deprecated, message: "Use a closure with two parameters, or with none.")
  public nonisolated func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  )
    -> some View
  where V: Equatable {
    onChange(of: value) { _, new in action(new) }
  }
}

extension Text {
  /// The same text in a colour; nil leaves it to the surrounding views.
  public func foregroundColor(_ color: Color?) -> Text {
    var copy = self
    copy.appearance.paint = color.map { .color($0.css) }
    return copy
  }
}
