// Split views of three columns, the column on top in a narrow window, and widths of columns.
import Foundation
import Testing

@testable import SwiftUI

/// Folders, the messages of one, and one message.
private struct Mail: View {
  @State private var folder: String?
  @State private var message: Int?

  var body: some View {
    NavigationSplitView {
      Folders(folder: $folder)
    } content: {
      Messages(folder: folder, message: $message)
    } detail: {
      Text(verbatim: "text").navigationTitle(Text(verbatim: "message \(message ?? 0)"))
    }
  }
}

private struct Folders: View {
  @Binding var folder: String?

  var body: some View {
    List(selection: $folder) {
      NavigationLink(value: "inbox") { Text(verbatim: "Inbox") }
      NavigationLink(value: "sent") { Text(verbatim: "Sent") }
    }
    .navigationTitle(Text(verbatim: "Folders"))
  }
}

private struct Messages: View {
  let folder: String?
  @Binding var message: Int?

  var body: some View {
    List(selection: $message) {
      ForEach([1, 2], id: \.self) { number in
        NavigationLink(value: number) { Text(verbatim: "\(folder ?? "none") \(number)") }
      }
    }
    .navigationTitle(Text(verbatim: folder ?? "none"))
  }
}

/// The same columns, the one on top in a binding.
private struct PreferringMail: View {
  @State private var folder: String?
  @State private var message: Int?
  @State var column: NavigationSplitViewColumn

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Folders(folder: $folder)
    } content: {
      Messages(folder: folder, message: $message)
    } detail: {
      Text(verbatim: "text").navigationTitle(Text(verbatim: "message \(message ?? 0)"))
    }
  }
}

@MainActor @Suite("Split views of three columns") struct ThreeColumnTests {
  private func alone(_ tester: ViewTester) -> Int {
    tester.elements.count { $0.isNamed("split") && $0.isNamed("alone") }
  }

  @Test("A choice leads to the next column, and back to the one before")
  func steps() {
    let tester = ViewTester(Mail())
    func state() -> [String] { [tester.tree.page.title] + tester.tree.page.components }
    #expect(state() == ["Folders"])
    tester.press("Inbox")
    #expect(state() == ["inbox", "inbox"])
    tester.press("inbox 2")
    #expect(state() == ["message 2", "inbox", "2"])
    tester.press("Back to inbox")
    #expect(state() == ["inbox", "inbox"])
    tester.press("Back to Folders")
    #expect(state() == ["Folders"])
  }

  @Test("An address opens what is chosen in both columns")
  func address() {
    let tester = ViewTester(Mail(), components: ["inbox", "2"])
    #expect(tester.tree.page.title == "message 2")
    #expect(tester.tree.page.components == ["inbox", "2"])
  }

  @Test("A binding says which column is on top, and follows the person")
  func preferredColumn() {
    let tester = ViewTester(PreferringMail(column: .content))
    #expect(tester.tree.page.title == "none")
    tester.press("Back to Folders")
    #expect(tester.tree.page.title == "Folders")
    tester.press("Sent")
    #expect(tester.tree.page.title == "sent")
    tester.press("sent 1")
    #expect(tester.tree.page.title == "message 1")
    tester.press("Back to sent")
    #expect(tester.tree.page.title == "sent")
    #expect(ViewTester(PreferringMail(column: .detail)).tree.page.title == "message 0")
    #expect(ViewTester(PreferringMail(column: .sidebar)).tree.page.title == "Folders")
  }

  @Test("Of two columns a binding says too which is on top")
  func preferredOfTwo() {
    func title(_ column: NavigationSplitViewColumn) -> String {
      let view = NavigationSplitView(
        columnVisibility: .constant(.all), preferredCompactColumn: .constant(column)
      ) {
        Text(verbatim: "list").navigationTitle(Text(verbatim: "Sidebar"))
      } detail: {
        Text(verbatim: "text").navigationTitle(Text(verbatim: "Detail"))
      }
      return ViewTester(view).tree.page.title
    }
    #expect([title(.sidebar), title(.detail)] == ["Sidebar", "Detail"])
  }

  @Test("The visibility hides leading columns")
  func visibility() {
    func hidden(_ visibility: NavigationSplitViewVisibility) -> Int {
      alone(
        ViewTester(
          NavigationSplitView(columnVisibility: .constant(visibility)) {
            Text(verbatim: "a")
          } content: {
            Text(verbatim: "b")
          } detail: {
            Text(verbatim: "c")
          }))
    }
    let counts: [Int] = [
      hidden(.automatic), hidden(.all), hidden(.doubleColumn), hidden(.detailOnly),
    ]
    #expect(counts == [0, 0, 1, 2])
    #expect(NavigationSplitViewVisibility.all != .doubleColumn)
  }

  @Test("Columns have the widths that their views ask for")
  func widths() {
    let tester = ViewTester(
      NavigationSplitView {
        Text(verbatim: "a").navigationSplitViewColumnWidth(200)
      } content: {
        NavigationStack {
          Text(verbatim: "b").navigationSplitViewColumnWidth(min: 250, ideal: 100, max: 400)
        }
      } detail: {
        Text(verbatim: "c")
      })
    #expect(tester.styled.contains("{--side:200px}") && tester.styled.contains("{--side:250px}"))
    #expect(tester.styled.contains("{--own:200px}") && tester.styled.contains("{--own:250px}"))
  }

  @Test("The way back to another column is named as such, that to a screen of a stack is not")
  func waysBack() {
    struct Screen: View {
      @State private var folder: String?
      @State private var path = [Int]()
      var body: some View {
        NavigationSplitView {
          Folders(folder: $folder)
        } detail: {
          NavigationStack(path: $path) {
            NavigationLink("More", value: 1)
              .navigationTitle(Text(verbatim: "First"))
              .navigationDestination(for: Int.self) { _ in Text(verbatim: "second") }
          }
        }
      }
    }
    let tester = ViewTester(Screen())
    func ways() -> [String] {
      tester.elements.filter { $0.isNamed("back") && $0.tag == .button }.map {
        "\($0.attribute("aria-label") ?? "") \($0.isNamed("to-col"))"
      }
    }
    #expect(ways() == [])
    tester.press("Inbox")
    #expect(ways() == ["Back to Folders true"])
    tester.press("More")
    #expect(ways() == ["Back to Folders true", "Back to First false"])
  }
}
