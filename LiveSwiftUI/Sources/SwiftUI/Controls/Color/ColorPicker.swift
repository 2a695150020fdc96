// Choosing a colour: the browser's own input, and a slider for the opacity.
import Foundation
import FoundationAdditions
import UIKitTypes

/// A control for choosing a colour.
public struct ColorPicker<Label> where Label: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// A control for a colour, with views as its label. If opacity is supported, a slider beside it
  /// sets the opacity. A colour without components, such as a mix, appears as black until another
  /// is chosen.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A control for a colour, with a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A control for a colour, with a label shown verbatim.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let hides = context.builtIn.controls.labelsHidden
    let element = context.element(.label, .labelled)
    element.appetite = .fixed(hides ? [] : .horizontal)
    var parts: [Item] = []
    label.modifyingElement { if hides { $0.name(.spokenOnly) } }.draw(
      context.inside(.label), into: &parts)
    let scheme = context.builtIn.person.ownColorScheme ?? context.builtIn.colorScheme
    let now = selection.wrappedValue.numbers(in: scheme) ?? ColorNumbers()
    let words = context.text(of: label)
    let box = context.inside(.control).element(.span, .colorPicker)
    var inputs = [Item.element(well(context.inside(.colorWell), now, words))]
    if supportsOpacity {
      inputs.append(.element(slider(context.inside(.opacitySlider), now, words)))
    }
    box.content = .items(inputs)
    parts.append(.element(box))
    element.content = .items(parts)
    context.emit(element, into: &items)
  }

  @MainActor private func well(
    _ context: Context, _ now: ColorNumbers, _ words: String
  ) -> Element {
    let (selection, keepsOpacity) = (selection, supportsOpacity)
    return input(context, "color", now.hex, words) { text in
      guard var chosen = ColorNumbers(hex: text) else { return }
      if keepsOpacity { chosen.opacity = now.opacity }
      selection.wrappedValue = chosen.color
    }
  }

  @MainActor private func slider(
    _ context: Context, _ now: ColorNumbers, _ words: String
  ) -> Element {
    let selection = selection
    let name = [words, Text("Opacity").resolve(context.builtIn)].filter { !$0.isEmpty }
      .joined(separator: ", ")
    let percent = CSS.number((now.opacity * 100).rounded())
    let input = input(context, "range", percent, name) { text in
      guard let percent = Report.number(text, Quantity(0...100)) else { return }
      var chosen = now
      chosen.opacity = percent / 100
      selection.wrappedValue = chosen.color
    }
    input.name(.slider)
    input.set("min", "0")
    input.set("max", "100")
    return input
  }

  @MainActor private func input(
    _ context: Context, _ type: String, _ value: String, _ words: String,
    take: @escaping @MainActor (String) -> Void
  ) -> Element {
    let input = context.element(.input)
    input.set("type", type)
    if !words.isEmpty { input.set("aria-label", words) }
    input.set("value", value)
    guard context.builtIn.controls.isEnabled else {
      input.set("disabled", "")
      return input
    }
    input.emits(.input)
    input.on(.input) { sent in if case .text(let text) = sent { take(text) } }
    return input
  }
}

extension ColorPicker where Label == Text {
  /// A control for a colour, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), selection: selection,
      supportsOpacity: supportsOpacity)
  }

  /// A control for a colour of Core Graphics, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), selection: selection,
      supportsOpacity: supportsOpacity)
  }
}
