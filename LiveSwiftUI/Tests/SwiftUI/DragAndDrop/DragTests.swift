// Drags from view to view: the items stay on the server, and reports of a browser are bounded.
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor @Suite struct DragTests {
  /// A source, and a target that shows what it got.
  private struct Board: View {
    @State private var got = "none"
    @State private var isOver = false

    var body: some View {
      Text("Apple").draggable("An apple")
      Text(isOver ? "over \(got)" : got)
        .accessibilityLabel("Basket")
        .dropDestination(for: String.self) { items, location in
          got = "\(items.joined()) at \(Int(location.x))"
          return true
        } isTargeted: {
          isOver = $0
        }
    }
  }

  private func element(_ page: ViewTester, _ name: String) -> Int {
    Int(page.elements.first { $0.attribute(name) != nil }?.id ?? -1)
  }

  private func send(_ page: ViewTester, _ kind: Handler.Kind, _ id: Int, _ text: String) {
    page.tree.handle(kind, on: id, value: .text(text))
    _ = page.tree.flush()
  }

  @Test("A dragged item reaches the view that it is dropped on")
  func dropping() {
    let page = ViewTester(Board())
    let (source, target) = (element(page, "data-dg"), element(page, "data-dp"))
    #expect(page.html.contains(#"draggable="true""#))
    send(page, .transfer, source, "s")
    send(page, .drop, target, "n 1 2 10 10")
    #expect(page.fresh.contains(">over none<"))
    send(page, .drop, target, "d 7.5 2 10 10")
    #expect(page.fresh.contains(">An apple at 7<"))
    send(page, .transfer, source, "e")
    #expect(page.tree.drag == nil)
  }

  @Test("A text from outside is dropped, an address that runs code is not")
  func outside() {
    let page = ViewTester(Board())
    let target = element(page, "data-dp")
    send(page, .drop, target, "t 3 0 10 10 two words")
    #expect(page.fresh.contains(">two words at 3<"))
    send(page, .drop, target, "u 4 0 10 10 javascript:alert(1)")
    #expect(page.fresh.contains(">two words at 3<"))
  }

  @Test(
    "A report with other numbers is ignored",
    arguments: ["", "d", "d 1 2 3", "d nan 0 0 0", "d inf 0 0 0", "q 1 2 3 4", "d 1e400 0 0 0"])
  func broken(report: String) {
    #expect(DropReport(report) == nil)
  }

  @Test("A drop without a drag does nothing")
  func nothing() {
    let page = ViewTester(Board())
    send(page, .drop, element(page, "data-dp"), "d 1 1 10 10")
    #expect(page.fresh.contains(">none<"))
  }

  /// Rows that take texts between them.
  private struct Rows: View {
    @State private var rows = ["one", "two"]

    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .dropDestination(for: String.self) { items, offset in
            rows.insert(contentsOf: items, at: offset)
          }
      }
    }
  }

  @Test("A text dropped on the lower half of a row comes after it")
  func inserting() {
    let page = ViewTester(Rows())
    let target = element(page, "data-dp")
    send(page, .drop, target, "t 1 9 10 10 new")
    let texts = page.fresh.matches(of: />(one|two|new)</).map { String($0.1) }
    #expect(texts == ["one", "new", "two"])
  }

  /// A target by a delegate.
  private struct Delegated: View {
    @State private var said = "none"

    var body: some View {
      Text("Pear").onDrag { NSItemProvider(object: NSString(string: "pear")) }
      Text(said).onDrop(of: [.plainText], delegate: Taker(said: $said))
    }
  }

  private struct Taker: DropDelegate {
    @Binding var said: String

    func dropUpdated(info: DropInfo) -> DropProposal? {
      said = "moved"
      return DropProposal(operation: .move)
    }

    func performDrop(info: DropInfo) -> Bool {
      said = "\(info.itemProviders(for: [.text]).count) items"
      return true
    }
  }

  @Test("A delegate follows the drag and takes the providers")
  func delegate() {
    let page = ViewTester(Delegated())
    let (source, target) = (element(page, "data-dg"), element(page, "data-dp"))
    send(page, .transfer, source, "s")
    send(page, .drop, target, "m 1 1 10 10")
    #expect(page.fresh.contains(">moved<"))
    send(page, .drop, target, "d 1 1 10 10")
    #expect(page.fresh.contains(">1 items<"))
  }
}
