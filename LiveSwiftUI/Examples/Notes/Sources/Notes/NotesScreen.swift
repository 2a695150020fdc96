// The list of notes: pinned ones first, with a search and an editor behind each row.
import SwiftUI

struct NotesScreen: View {
  @Environment(NoteStore.self) private var store
  @SceneStorage("search") private var words = ""
  @SceneStorage("scope") private var scope = NoteScope.all
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        section("Pinned", store.notes(pinned: true, with: words, in: scope))
        section("Notes", store.notes(pinned: false, with: words, in: scope))
      }
      .overlay { nothing }
      .navigationTitle("Notes")
      .searchable(text: $words, prompt: Text("Search notes"))
      .searchScopes($scope) {
        Text("All").tag(NoteScope.all)
        Text("Titles").tag(NoteScope.titles)
        Text("Pinned").tag(NoteScope.pinned)
      }
      .navigationDestination(for: Note.ID.self) { NotePage(id: $0) }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button("New note", systemImage: "square.and.pencil") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) { AddNote() }
    }
  }

  @ViewBuilder private func section(_ title: LocalizedStringKey, _ notes: [Note]) -> some View {
    if !notes.isEmpty {
      Section(title) {
        ForEach(notes) { NoteRow(note: $0) }
          .onMove { store.moved(notes, from: $0, to: $1) }
      }
    }
  }

  @ViewBuilder private var nothing: some View {
    if store.notes.isEmpty {
      ContentUnavailableView(
        "No notes yet", systemImage: "doc.text", description: Text("Write the first one."))
    } else if !store.notes.contains(where: { $0.has(words, in: scope) }) {
      if words.isEmpty {
        ContentUnavailableView(
          "No pinned notes", systemImage: "pin", description: Text("Pin the notes you need often."))
      } else {
        ContentUnavailableView.search(text: words)
      }
    }
  }
}

/// One row: the title, the first line, and what can be done with the note.
struct NoteRow: View {
  let note: Note
  @Environment(NoteStore.self) private var store

  var body: some View {
    NavigationLink(value: note.id) {
      VStack(alignment: .leading, spacing: 2) {
        Text(note.title).font(.headline).lineLimit(1)
        Text(note.text.isEmpty ? "No text" : note.text)
          .font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .swipeActions(edge: .leading) {
      pin.tint(.orange)
    }
    .swipeActions {
      delete
    }
    .contextMenu {
      pin
      delete
    }
  }

  private var pin: some View {
    Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") { store.pinTapped(note.id) }
  }

  private var delete: some View {
    Button(role: .destructive) {
      store.deleteTapped(note.id)
    } label: {
      Label("Delete", systemImage: "trash")
    }
  }
}
