// The notes: in memory for the screens, in a file for the next start.
import SwiftUI

/// One note.
struct Note: Codable, Identifiable, Hashable {
  var id = UUID()
  var title: String
  var text = ""
  var isPinned = false

  /// Whether the note is in `scope` and has `words` there.
  func has(_ words: String, in scope: NoteScope) -> Bool {
    if scope == .pinned, !isPinned { return false }
    return words.isEmpty || title.localizedCaseInsensitiveContains(words)
      || scope != .titles && text.localizedCaseInsensitiveContains(words)
  }
}

/// What a search looks at.
enum NoteScope: String {
  case all, titles, pinned
}

/// Keeps the notes, and saves them after each change.
@MainActor @Observable final class NoteStore {
  private(set) var notes: [Note] = []
  /// Whether the last change is not in the file.
  private(set) var isUnsaved = false

  private let file: URL

  /// Notes that are kept in `file`.
  init(file: URL) {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      notes = try JSONDecoder().decode([Note].self, from: Data(contentsOf: file))
    } catch {
      // What cannot be read is not written over.
      isUnsaved = true
    }
  }

  /// The notes of `scope` with `words` in them that are pinned, or those that are not.
  func notes(pinned: Bool, with words: String, in scope: NoteScope) -> [Note] {
    notes.filter { $0.isPinned == pinned && $0.has(words, in: scope) }
  }

  func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

  func addTapped(_ title: String) {
    notes.insert(Note(title: title), at: 0)
    save()
  }

  /// Adds a note of a text file, of a long one the start. Throws when it cannot be read.
  func importTapped(_ file: URL) throws {
    let isOpen = file.startAccessingSecurityScopedResource()
    defer { if isOpen { file.stopAccessingSecurityScopedResource() } }
    let beginning = try FileHandle(forReadingFrom: file).read(upToCount: 20_000) ?? Data()
    let text = String(decoding: beginning, as: UTF8.self)
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    notes.insert(
      Note(title: String(parts[0].prefix(100)), text: parts.count > 1 ? String(parts[1]) : ""),
      at: 0)
    save()
  }

  func changed(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }), notes[index] != note else {
      return
    }
    notes[index] = note
    save()
  }

  func pinTapped(_ id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].isPinned.toggle()
    save()
  }

  func deleteTapped(_ id: Note.ID) {
    notes.removeAll { $0.id == id }
    save()
  }

  /// Moves rows of those that are shown, which are some of all. By their ids, because a row may
  /// have been changed or deleted on another page since it was shown.
  func moved(_ shown: [Note], from offsets: IndexSet, to offset: Int) {
    var order = shown.map(\.id)
    order.move(fromOffsets: offsets, toOffset: offset)
    let places = notes.indices.filter { order.contains(notes[$0].id) }
    let moved = order.compactMap(note)
    for (place, note) in zip(places, moved) { notes[place] = note }
    save()
  }

  private func save() {
    guard !isUnsaved || !FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(notes).write(to: file, options: .atomic)
      isUnsaved = false
    } catch {
      isUnsaved = true
    }
  }
}
