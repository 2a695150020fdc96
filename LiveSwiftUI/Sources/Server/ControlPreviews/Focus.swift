// Sheets that put the focus into a field when they appear.
import SwiftUI

struct FocusPreviews: PreviewProvider {
  static var previews: some View {
    SheetWithFocus(isDefault: false).previewDisplayName("Focus on appearing")
    SheetWithFocus(isDefault: true).previewDisplayName("Default focus")
  }
}

private struct SheetWithFocus: View {
  let isDefault: Bool
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List { Button("Open") { isShown = true } }
        .navigationTitle(isDefault ? "Default focus" : "Focus on appearing")
        .sheet(isPresented: $isShown) {
          if isDefault { FormWithDefaultFocus() } else { FormWithFocus() }
        }
    }
  }
}

private enum Field { case name, note }

/// A form that sets the focus itself.
private struct FormWithFocus: View {
  @FocusState private var field: Field?

  var body: some View {
    NameAndNote(field: $field).onAppear { field = .note }
  }
}

/// A form that names the field with the first focus.
private struct FormWithDefaultFocus: View {
  @FocusState private var field: Field?

  var body: some View {
    NameAndNote(field: $field).defaultFocus($field, .note)
  }
}

private struct NameAndNote: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var note = ""
  let field: FocusState<Field?>.Binding

  var body: some View {
    NavigationStack {
      Form {
        TextField("Your name", text: $name).focused(field, equals: .name)
        TextField("Note", text: $note).focused(field, equals: .note)
      }
      .navigationTitle("Sheet")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Close") { dismiss() } }
      }
    }
  }
}
