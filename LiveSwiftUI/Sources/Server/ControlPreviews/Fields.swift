// Text fields: for one line, several lines, a password and a value.
import SwiftUI

struct TextFieldPreviews: PreviewProvider {
  static var previews: some View {
    FieldSampler().previewDisplayName("Text field")
  }
}

private struct FieldSampler: View {
  @State private var name = ""
  @State private var code = ""
  @State private var amount = 12.5
  @State private var note = ""

  var body: some View {
    ControlForm(title: "Text field") {
      Section("In a form") {
        TextField("Your name", text: $name)
        TextField("Amount", value: $amount, format: .number)
        SecureField("Password", text: $code)
        TextField("Disabled", text: $name).disabled(true)
      }
      Section("Several lines") {
        TextField("Note", text: $note, axis: .vertical)
      }
      Section("With a border") {
        TextField("Your name", text: $name).textFieldStyle(.roundedBorder)
      }
    }
  }
}

struct TextEditorPreviews: PreviewProvider {
  static var previews: some View {
    EditorSampler().previewDisplayName("Text editor")
  }
}

private struct EditorSampler: View {
  @State private var text = "One line.\nAnother line, which is so long that it needs two."

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .accessibilityLabel("Note")
        .frame(height: 200)
        .padding()
        .navigationTitle("Text editor")
    }
  }
}
