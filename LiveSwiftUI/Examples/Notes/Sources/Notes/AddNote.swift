// A half sheet that asks for the title of a new note, or for a text file.
import SwiftUI
import UniformTypeIdentifiers

struct AddNote: View {
  @Environment(NoteStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var isImporting = false
  @State private var hasFailed = false

  private var trimmed: String { title.trimmingCharacters(in: .whitespacesAndNewlines) }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title).onSubmit(save)
        Section {
          Button("Import a text file", systemImage: "square.and.arrow.down") { isImporting = true }
        } footer: {
          if hasFailed { Text("The file could not be read.") }
        }
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { importing($0) }
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

  private func importing(_ result: Result<URL, any Error>) {
    do {
      try store.importTapped(result.get())
      dismiss()
    } catch {
      hasFailed = true
    }
  }

  private func save() {
    guard !trimmed.isEmpty else { return }
    store.addTapped(trimmed)
    dismiss()
  }
}
