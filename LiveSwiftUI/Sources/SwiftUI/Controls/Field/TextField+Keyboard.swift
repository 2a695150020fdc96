// What the fields of a view ask of the keyboard, and what a browser may fill in.
import UIKitTypes

extension View {
  /// Sets the keyboard for the fields in this view; only devices with a keyboard on screen differ.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    builtIn(\.controls.keyboard, type.inputMode)
  }

  /// Sets the meaning of the text of the fields in this view, so that a browser can fill it in.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    builtIn(\.controls.textContent, textContentType?.rawValue)
  }
}
