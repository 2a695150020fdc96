// Scrolling to a row that an app names.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ScrollReaderTests {
  /// Numbered rows, and buttons that scroll to one of them.
  private struct Rows: View {
    @State private var count: Int
    init(count: Int) { self.count = count }

    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("Last") { proxy.scrollTo(count - 1, anchor: .bottom) }
          Button("Smooth") { withAnimation { proxy.scrollTo(3, anchor: .center) } }
          Button("Near") { proxy.scrollTo(2) }
          Button("Nowhere") { proxy.scrollTo(-7) }
          Button("Top") { proxy.scrollTo("top", anchor: .topLeading) }
          Button("Add") {
            count += 1
            proxy.scrollTo(count - 1)
          }
        }
        Text("begin").id("top")
        List(0..<count, id: \.self) { Text("row \($0)") }
      }
    }
  }

  /// What the browser is told about scrolling: the words of the row, and how.
  private func told(_ page: ViewTester, _ operations: [PageOperation]) -> [String] {
    operations.compactMap { operation in
      guard case .attribute(let id, "data-to", let way?) = operation else { return nil }
      let row = page.elements.first { $0.id == id }
      let words = row?.ownText ?? row?.firstElement { $0.ownText != nil }?.ownText
      return "\(words ?? "nothing"): \(way)"
    }
  }

  @Test("The row is named to the browser, with how and where it is to lie")
  func rows() {
    let page = ViewTester(Rows(count: 20))
    #expect(page.tree.usedScripts.contains(.gestures))
    #expect(told(page, page.press("Last")) == ["row 19: 1 instant end center"])
    #expect(told(page, page.press("Smooth")) == ["row 3: 2 smooth center center"])
    #expect(told(page, page.press("Near")) == ["row 2: 3 instant nearest nearest"])
    #expect(told(page, page.press("Top")) == ["begin: 4 instant start start"])
    #expect(page.press("Nowhere") == [])
  }

  @Test("A row that is not on the page yet is added, with all before it, and comes with the way")
  func far() {
    let page = ViewTester(Rows(count: 200))
    #expect(
      page.elements.filter { $0.ownText?.hasPrefix("row ") == true }.count == LazyWindow.initial)
    let operations = page.press("Last")
    #expect(page.elements.filter { $0.ownText?.hasPrefix("row ") == true }.count == 200)
    let html = operations.map { if case .insert(_, _, let html, _) = $0 { html } else { "" } }
    #expect(html.joined().contains(#"data-to="1 instant end center""#))
  }

  @Test("A row that the same action adds is scrolled to once it is there")
  func fresh() {
    let page = ViewTester(Rows(count: 5))
    let operations = page.press("Add")
    let html = operations.map { if case .insert(_, _, let html, _) = $0 { html } else { "" } }
    #expect(html.joined().contains("row 5"))
    #expect(html.joined().contains(#"data-to="1 instant nearest nearest""#))
  }

  @Test("A view that scrolls when it appears tells it in the first HTML")
  func first() {
    let page = ViewTester(
      ScrollViewReader { proxy in
        List(0..<80, id: \.self) { Text("row \($0)") }.onAppear { proxy.scrollTo(70) }
      })
    #expect(page.html.contains("data-to"))
    #expect(page.html.contains("row 70"))
  }

  @Test("Rows outside of a reader have no marks")
  func outside() {
    #expect(!ViewTester(List(0..<3, id: \.self) { Text("row \($0)") }).html.contains("data-si"))
  }
}
