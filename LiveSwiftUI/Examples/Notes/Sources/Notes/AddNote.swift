// A half sheet that asks for the title of a new note.
import SwiftUI

struct AddNote: View {
  @Environment(NoteStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  private var trimmed: String { title.trimmingCharacters(in: .whitespacesAndNewlines) }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title).onSubmit(save)
      }
      .navigationTitle("New note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(trimmed.isEmpty)
        }
      }
    }
    .presentationDetents([.medium])
  }

  private func save() {
    guard !trimmed.isEmpty else { return }
    store.addTapped(trimmed)
    dismiss()
  }
}
