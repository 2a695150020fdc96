// Pickers in lists and forms: an option a row, or a link to a screen of the options.
import Foundation

extension Picker {
  /// Draws an option below the other, the chosen one with a checkmark.
  @MainActor func inline(
    _ drawing: OptionDrawing, _ context: Context, into items: inout [Item]
  ) {
    let column = context.element(.div, .inlineOptions)
    column.appetite = .fixed(.horizontal)
    var parts: [Item] = []
    if !context.builtIn.controls.labelsHidden { label.draw(context.inside(.label), into: &parts) }
    column.content = .items(parts + [.element(drawing.rows(context.inside(.control)))])
    context.emit(column, into: &items)
  }

  /// Draws the label and the chosen option as a link.
  @MainActor func link(_ drawing: OptionDrawing, _ context: Context, into items: inout [Item]) {
    NavigationLink {
      PickerScreen(name: drawing.name, selection: selection, content: content)
    } label: {
      LabeledContent {
        Text(verbatim: drawing.chosen.map { drawing.texts[$0] } ?? "")
      } label: {
        label
      }
    }
    .disabled(!drawing.isEnabled)
    .draw(context, into: &items)
  }
}

/// The screen of a picker's options, which leads back with the chosen one.
private struct PickerScreen<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.dismiss) private var dismiss
  let name: String
  let selection: SharedSelection<SelectionValue>
  let content: Content

  var body: some View {
    List {
      Picker(selection: chosen, label: Text(verbatim: name), content: content)
        .pickerStyle(.inline)
        .labelsHidden()
    }
    .navigationTitle(Text(verbatim: name))
    .navigationBarTitleDisplayMode(.inline)
  }

  private var chosen: SharedSelection<SelectionValue> {
    var chosen = selection
    let dismiss = dismiss
    chosen.didWrite = { dismiss() }
    return chosen
  }
}

extension OptionDrawing {
  /// A row for each option, the chosen one with a checkmark at its end.
  func rows(_ context: Context) -> Element {
    let element = radios(.options, each: .option, context) { index, option, context in
      let text = context.inside(.text).element(.span, .text)
      text.content = .text(texts[index])
      let symbol = symbols[index].map { Item.element(context.inside(.icon).icon($0)) }
      option.content = .items(
        (symbol.map { [$0] } ?? [])
          + [.element(text), .element(context.inside(.checkmark).icon("checkmark"))])
    }
    element.appetite = .fixed(.horizontal)
    return element
  }
}
