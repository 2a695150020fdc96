// Rows that are deleted, moved and written, and links that hold their screen.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Editing") struct EditingTests {
  struct Names: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { Text(verbatim: $0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }.toolbar { EditButton() }
      }
    }
  }

  private func rows(_ tester: ViewTester) -> [String] {
    tester.elements.filter { $0.tag == .span && $0.isNamed("t") }.compactMap(\.ownText)
      .filter { $0.count == 1 }
  }

  @Test("Each row has a button that deletes it")
  func deleting() {
    let tester = ViewTester(Names())
    #expect(rows(tester) == ["a", "b", "c"])
    tester.press("Delete")
    #expect(rows(tester) == ["b", "c"])
  }

  @Test("While a list is edited, its rows have buttons that move them")
  func moving() {
    let tester = ViewTester(Names())
    #expect(!tester.html.contains("Move down"))
    tester.press("Edit")
    #expect(tester.fresh.contains("Done"))
    tester.press("Move down")
    #expect(rows(tester) == ["b", "a", "c"])
    tester.press("Done")
    #expect(!tester.fresh.contains("Move down"))
  }

  @Test("Elements are taken out and moved by their offsets")
  func offsets() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [1, 3], toOffset: 5)
    #expect(letters == ["a", "c", "e", "b", "d"])
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(letters == ["d", "a", "c", "e", "b"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["a", "e", "b"])
  }

  @Test("A row made from a binding writes its element")
  func bindings() {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
    }
    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        ForEach($items) { $item in Toggle("T\(item.id)", isOn: $item.isOn) }
        Text(verbatim: items.map { $0.isOn ? "1" : "0" }.joined())
      }
    }
    let tester = ViewTester(Screen())
    tester.send(.toggle, .flag(true), to: "T2")
    #expect(tester.fresh.contains(">01<"))
  }

  @Test("A link that holds its screen pushes it, and the screen follows what the link holds")
  func ownScreen() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationView {
          NavigationLink("Go") {
            Button("Count \(count)") { count += 1 }.navigationTitle("Second")
          }
        }
      }
    }
    let tester = ViewTester(Screen())
    tester.press("Go")
    #expect(tester.tree.page.title == "Second")
    #expect(tester.tree.page.components.map { $0.prefix(1) } == ["~"])
    tester.press("Count 0")
    #expect(tester.fresh.contains("Count 1"))
  }

  @Test("Over a path of the app's own a link's screen lies on top, and goes with the path")
  func overPath() {
    struct Screen: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Go") { Button("Up") { path = [7] }.navigationTitle("Second") }
            .navigationDestination(for: Int.self) { Text(verbatim: "n\($0)").navigationTitle("N") }
        }
      }
    }
    let tester = ViewTester(Screen())
    tester.press("Go")
    #expect(tester.tree.page.title == "Second")
    tester.press("Up")
    #expect(tester.tree.page.title == "N")
  }

  @Test("Effects become CSS, one box for each of a kind")
  func effects() {
    let tester = ViewTester(Text(verbatim: "a").blur(radius: 8).saturation(0).blendMode(.multiply))
    #expect(
      tester.styled == """
        <div class="fr {mix-blend-mode:multiply} {filter:saturate(0)}">\
        <span class="t {filter:blur(4px)}">a</span></div>
        """)
    let placed = ViewTester(Text(verbatim: "a").position(x: 16, y: 32))
    #expect(
      placed.styled == """
        <div class="space gx gy"><div class="at {left:16px} {top:32px}">\
        <span class="t">a</span></div></div>
        """)
  }

  @Test("A colour of the app's own follows light and dark")
  func namedColors() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tapas-\(UUID().uuidString)")
    let set = folder.appending(path: "Assets.xcassets/warm.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"0xFF","green":"0.5","blue":"0","alpha":"1.000"}}},
      {"appearances":[{"appearance":"luminosity","value":"dark"}],"idiom":"universal",
      "color":{"components":{"red":"0","green":"255","blue":"0","alpha":"0.5"}}}]}
      """#
    try Data(json.utf8).write(to: set.appending(path: "Contents.json"))
    let bundle = try #require(Bundle(url: folder))
    #expect(
      Color("warm", bundle: bundle).css == "light-dark(rgb(255 128 0), rgb(0 255 0 / 0.5))")
    #expect(Color("none", bundle: bundle).css == "transparent")
  }
}
