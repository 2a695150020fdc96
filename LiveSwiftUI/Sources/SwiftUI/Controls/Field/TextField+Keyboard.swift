// What the fields of a view ask of the keyboard, and what a browser may fill in.
import UIKitTypes

extension ControlEnvironment {
  /// Describes to a browser the keyboard that a field wants, and what may fill it in.
  @MainActor func describeTyping(in field: Element) {
    if noAutocorrection {
      field.set("autocorrect", "off")
      field.set("spellcheck", "false")
    }
    if let keyboard { field.set("inputmode", keyboard) }
    if let textContent { field.set("autocomplete", textContent) }
    if let capitals = capitalization?.css { field.set("autocapitalize", capitals) }
    if let hint = submitLabel?.css { field.set("enterkeyhint", hint) }
  }
}

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
