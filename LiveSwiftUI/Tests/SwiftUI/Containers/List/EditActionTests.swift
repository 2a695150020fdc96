// Collections that a person edits in a list through a binding, and trees whose rows are selected.
import Foundation
import Testing

@testable import SwiftUI

private struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
}

private struct Branch: Identifiable {
  let id: Int
  var children: [Branch]?
}

@MainActor @Suite("Edit actions") struct EditActionTests {
  private struct Notes: View {
    let actions: EditActions<[Note]>
    @State private var notes = [1, 2, 3].map { Note(id: $0, text: "n\($0)") }

    var body: some View {
      NavigationStack {
        List($notes, editActions: actions) { $note in
          Button(note.text) { note.text += "!" }
        }
        .toolbar { EditButton() }
        .navigationTitle(Text(verbatim: notes.map(\.text).joined(separator: " ")))
      }
    }
  }

  @Test("Rows are moved, deleted and changed in the app's own collection")
  func all() {
    let tester = ViewTester(Notes(actions: .all))
    tester.press("Edit")
    tester.press("Move down")
    #expect(tester.tree.page.title == "n2 n1 n3")
    tester.press("Delete")
    #expect(tester.tree.page.title == "n1 n3")
    tester.press("n3")
    #expect(tester.tree.page.title == "n1 n3!")
  }

  @Test("Only the edits of the list are offered", arguments: [true, false])
  func some(deletes: Bool) {
    let tester = ViewTester(Notes(actions: deletes ? .delete : .move))
    tester.press("Edit")
    func count(_ name: String) -> Int {
      tester.elements.count { $0.attribute("aria-label") == name }
    }
    let counts: [Int] = [count("Delete"), count("Move up"), count("Move down")]
    #expect(counts == (deletes ? [3, 0, 0] : [0, 3, 3]))
  }

  @Test("Rows with edit actions can be selected, and are known by any id")
  func selection() {
    struct Screen: View {
      @State private var notes = [Note(id: 1, text: "a"), Note(id: 2, text: "b")]
      @State private var chosen: String?
      var body: some View {
        List($notes, id: \.text, editActions: .move, selection: $chosen) { $note in
          Text(verbatim: note.text)
        }
        Text(verbatim: "chosen \(chosen ?? "none")")
      }
    }
    let tester = ViewTester(Screen())
    tester.press("b")
    #expect(tester.fresh.contains("chosen b"))
  }

  @Test("A press selects a leaf of a tree, and expands a row with children")
  func tree() {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        List(
          [Branch(id: 1, children: [Branch(id: 2)]), Branch(id: 3)], children: \.children,
          selection: $chosen
        ) { Text(verbatim: "row \($0.id)") }
        Text(verbatim: "chosen \(chosen ?? 0)")
      }
    }
    let tester = ViewTester(Screen())
    tester.press("row 1")
    #expect(tester.fresh.contains("chosen 0") && tester.fresh.contains("row 2"))
    tester.press("row 2")
    #expect(tester.fresh.contains("chosen 2"))
    tester.press("row 3")
    #expect(tester.fresh.contains("chosen 3"))
  }

  @Test("A group with a text that is shown as it is follows its binding")
  func disclosure() {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("Key".lowercased(), isExpanded: $isOpen) { Text(verbatim: "inside") }
      }
    }
    let tester = ViewTester(Screen())
    #expect(tester.html.contains("inside"))
    tester.press("key")
    #expect(!tester.fresh.contains("inside"))
  }
}
