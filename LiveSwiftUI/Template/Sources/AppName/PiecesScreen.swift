// The list of pieces, and the sheet that adds one.
import SwiftUI

struct PiecesScreen: View {
  let pieces: Pieces
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(pieces.titles, id: \.self) { Text($0) }
          .onDelete { pieces.delete(at: $0) }
      }
      .overlay {
        if pieces.titles.isEmpty {
          ContentUnavailableView("No pieces yet", systemImage: "music.note.list")
        }
      }
      .navigationTitle("Pieces")
      .toolbar {
        Button("Add", systemImage: "plus") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) { AddPiece { pieces.add($0) } }
      .safeAreaInset(edge: .bottom) {
        if pieces.isUnsaved { Text("The last change could not be saved.").padding() }
      }
    }
  }
}

/// A form that asks for a title.
private struct AddPiece: View {
  let add: (String) -> Void
  @State private var title = ""
  @FocusState private var isTyping: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title).focused($isTyping).onSubmit(save)
      }
      .navigationTitle("New piece")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(title.isEmpty)
        }
      }
      .onAppear { isTyping = true }
    }
  }

  private func save() {
    guard !title.isEmpty else { return }
    add(title)
    dismiss()
  }
}

#Preview {
  PiecesScreen(pieces: Pieces())
}
