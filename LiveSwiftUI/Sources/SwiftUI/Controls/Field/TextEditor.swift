// A field for long texts.
import Foundation

/// A field for a text of many lines.
public struct TextEditor {
  let text: Binding<String>

  /// A field for this text; set its name with `accessibilityLabel`.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.textarea, .textField.and(.editor))
    element.appetite = .fixed([.horizontal, .vertical])
    // An editor has a distance between its edge and its text, so padding goes around it.
    element.box = .padding
    context.styleTyped(element)
    context.bind(element, to: text)
    context.emit(element, into: &items)
  }
}
