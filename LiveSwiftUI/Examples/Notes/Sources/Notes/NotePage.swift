// One note to read and to write.
import SwiftUI

struct NotePage: View {
  let id: Note.ID
  @Environment(NoteStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var asksToDelete = false

  private var note: Binding<Note> {
    Binding(
      get: { store.note(id) ?? Note(id: id, title: "") }, set: { store.changed($0) })
  }

  var body: some View {
    Form {
      Section {
        TextField("Title", text: note.title).font(.headline)
        TextEditor(text: note.text).accessibilityLabel("Text")
      } footer: {
        if store.isUnsaved { Text("The last change could not be saved.") }
      }
    }
    .navigationTitle(note.wrappedValue.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Delete", systemImage: "trash") { asksToDelete = true }
      }
    }
    .confirmationDialog("Delete this note?", isPresented: $asksToDelete) {
      Button("Delete", role: .destructive) {
        store.deleteTapped(id)
        dismiss()
      }
    }
  }
}
