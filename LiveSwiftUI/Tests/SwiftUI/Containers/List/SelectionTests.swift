// Lists whose rows are selected by a press.
import Foundation
import Testing

@testable import SwiftUI

private struct Town: Identifiable {
  let id: Int
  let name: String
  static let all = [Town(id: 1, name: "Bern"), Town(id: 2, name: "Chur")]
}

@MainActor @Suite("Selection") struct SelectionTests {
  /// The names of the rows that are selected.
  private func selected(_ tester: ViewTester) -> [String] {
    tester.elements.filter { $0.attribute("aria-pressed") == "true" }.compactMap { choice in
      choice.firstElement { $0.ownText != nil }?.ownText
    }
  }

  @Test("A press selects a row by its id, outside a split view too")
  func single() {
    struct Screen: View {
      @State private var town: Int?
      var body: some View {
        List(Town.all, selection: $town) { Text(verbatim: $0.name) }
        Text(verbatim: "town \(town ?? 0)")
      }
    }
    let tester = ViewTester(Screen())
    #expect(selected(tester) == [])
    tester.press("Chur")
    #expect(selected(tester) == ["Chur"] && tester.fresh.contains("town 2"))
    tester.press("Bern")
    #expect(selected(tester) == ["Bern"] && tester.fresh.contains("town 1"))
  }

  @Test("Rows of a sidebar without links lead to the detail, as those with links do")
  func sidebar() {
    struct Screen: View {
      @State private var town: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $town) {
            ForEach(Town.all) { Text(verbatim: $0.name) }
            Text("Other").tag(9)
          }
        } detail: {
          Text(verbatim: "town \(town ?? 0)")
        }
      }
    }
    let tester = ViewTester(Screen())
    tester.press("Bern")
    #expect(tester.fresh.contains("town 1") && tester.tree.page.components == ["1"])
    tester.press("Other")
    #expect(tester.fresh.contains("town 9") && selected(tester) == ["Other"])
  }

  @Test("Several rows are selected while the list is edited, and only then")
  func several() {
    struct Screen: View {
      @State private var towns: Set<Int> = []
      var body: some View {
        NavigationStack {
          List(Town.all, selection: $towns) { Text(verbatim: $0.name) }
            .toolbar { EditButton() }
            .navigationTitle(Text(verbatim: "\(towns.sorted())"))
        }
      }
    }
    let tester = ViewTester(Screen())
    #expect(!tester.html.contains("aria-pressed"))
    tester.press("Edit")
    tester.press("Chur")
    tester.press("Bern")
    #expect(selected(tester) == ["Bern", "Chur"] && tester.tree.page.title == "[1, 2]")
    tester.press("Chur")
    #expect(selected(tester) == ["Bern"] && tester.tree.page.title == "[1]")
    tester.press("Done")
    #expect(!tester.fresh.contains("aria-pressed"))
  }

  @Test("A path of values that can be coded is saved and read again, any other is not")
  func path() throws {
    struct Plain: Hashable {}
    var path = NavigationPath([1])
    path.append("two")
    path.append(URL(filePath: "/three"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Plain())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["$none","1"]"#.utf8))
    }
  }

  @Test("Looks that UIKit keeps for a whole app can be set, and folders have Apple's names")
  func platform() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.preferredFont(forTextStyle: .title1),
    ]
    let bar = UINavigationBar()
    bar.standardAppearance = look
    #expect((bar.standardAppearance.titleTextAttributes[.font] as? UIFont)?.pointSize == 28)
    #expect(URL.documentsDirectory.isFileURL && NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
  }
}
