// Outlines: trees of data whose parts open and close.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Outlines") struct OutlineTests {
  struct File: Identifiable {
    let name: String
    var files: [File]?
    var id: String { name }
  }

  private static let root = File(
    name: "root",
    files: [
      File(name: "music", files: [File(name: "song")]), File(name: "empty", files: []),
      File(name: "note"),
    ])

  private func words(_ page: ViewTester) -> [String] {
    page.elements.compactMap(\.ownText)
  }

  @Test("Parts with children open and close, and those within only exist while they are open")
  func opens() {
    let page = ViewTester(
      OutlineGroup(Self.root, children: \.files) { Text(verbatim: $0.name) })
    #expect(words(page) == ["root"])
    page.press("root")
    #expect(words(page) == ["root", "music", "empty", "note"])
    page.press("music")
    #expect(words(page) == ["root", "music", "song", "empty", "note"])
    page.press("root")
    #expect(words(page) == ["root"])
  }

  @Test("A part with an empty list of children can be opened, one with none cannot")
  func leaves() {
    let page = ViewTester(
      OutlineGroup(Self.root.files ?? [], children: \.files) { Text(verbatim: $0.name) })
    let buttons = page.elements.filter { $0.tag == .button }
    #expect(buttons.map { $0.attribute("aria-expanded") } == ["false", "false"])
    #expect(page.html.hasSuffix(#"<span class="t">note</span>"#))
    #expect(page.press("empty") != [])
  }

  @Test("What is open stays open when parts come and move")
  func keeps() {
    struct Screen: View {
      @State private var files = [
        File(name: "a", files: [File(name: "in a")]), File(name: "b", files: [File(name: "in b")]),
      ]
      var body: some View {
        Button("Turn") { files = [File(name: "c", files: nil)] + files.reversed() }
        OutlineGroup(files, children: \.files) { Text(verbatim: $0.name) }
      }
    }
    let page = ViewTester(Screen())
    page.press("a")
    #expect(words(page) == ["Turn", "a", "in a", "b"])
    page.press("Turn")
    #expect(words(page) == ["Turn", "c", "b", "a", "in a"])
  }

  @Test("Parts can be told apart by a value that is no id")
  func keyPath() {
    struct Plain {
      let name: String
      var parts: [Plain]?
    }
    let data = [Plain(name: "x", parts: [Plain(name: "y")])]
    let page = ViewTester(
      OutlineGroup(data, id: \.name, children: \.parts) { Text(verbatim: $0.name) })
    page.press("x")
    #expect(words(page) == ["x", "y"])
    let one = ViewTester(
      OutlineGroup(data[0], id: \.name, children: \.parts) { Text(verbatim: $0.name) })
    #expect(words(one) == ["x"])
  }

  @Test("A list of trees has a row for each tree, in which its parts open")
  func list() {
    let page = ViewTester(
      List(Self.root.files ?? [], children: \.files) { Text(verbatim: $0.name) })
    #expect(page.elements.filter { $0.tag == .li }.count == 3)
    page.press("music")
    #expect(page.elements.filter { $0.tag == .li }.count == 3)
    #expect(words(page) == ["music", "song", "empty", "note"])
    #expect(page.fresh.contains(#"<div class="disc-r"><span class="t">song</span></div>"#))
    let other = ViewTester(
      List(Self.root.files ?? [], id: \.name, children: \.files) { Text(verbatim: $0.name) })
    #expect(words(other) == ["music", "empty", "note"])
  }

  @Test("A part of a list with very many children shows the first and more as they come near")
  func many() {
    let files = [File(name: "all", files: (0..<500).map { File(name: "f\($0)") })]
    let page = ViewTester(List(files, children: \.files) { Text(verbatim: $0.name) })
    page.press("all")
    #expect(page.elements.filter { $0.isNamed("disc-r") }.count == LazyWindow.initial)
    #expect(page.elements.filter { $0.tag == .li }.count == 1)
  }
}
