// Sections in lazy stacks and grids, their pinned headers, and grids that grow sideways.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct PinnedViewsTests {
  private func section() -> some View {
    Section {
      Text(verbatim: "a")
      Text(verbatim: "b")
    } header: {
      Text(verbatim: "H")
    } footer: {
      Text(verbatim: "F")
    }
  }

  @Test("A lazy stack pins the headers and footers of its sections where it is asked to")
  func stack() {
    #expect(
      ViewTester(
        LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { section() }
      ).html == """
        <div class="vs gx"><section class="lz gx"><h2 class="lz-h pin"><span class="t">H</span>\
        </h2><span class="t">a</span><span class="t">b</span><div class="lz-f pin">\
        <span class="t">F</span></div></section></div>
        """)
    #expect(
      ViewTester(LazyHStack(pinnedViews: .sectionHeaders) { section() }).html == """
        <div class="hs gy"><section class="lz lz-x gy"><h2 class="lz-h pin"><span class="t">H\
        </span></h2><span class="t">a</span><span class="t">b</span><div class="lz-f">\
        <span class="t">F</span></div></section></div>
        """)
  }

  @Test("The sections of a lazy grid keep its columns, and an empty header takes no space")
  func grid() {
    let view = LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
      Section { Text(verbatim: "a") }
    }
    #expect(
      ViewTester(view).styled == """
        <div class="vg gx {grid-template-columns:80px 80px} {justify-content:center} \
        {row-gap:8px}"><section class="lz gx"><span class="t">a</span></section></div>
        """)
  }

  @Test("A header that has a button is no heading")
  func control() {
    let view = LazyVStack {
      Section {
        Text(verbatim: "a")
      } header: {
        Button("All") {}
      }
    }
    #expect(ViewTester(view).html.contains(#"<h2 class="lz-h" role="none">"#))
  }

  @Test("A stack in a lazy stack draws its sections with rows, as elsewhere")
  func nested() {
    let html = ViewTester(LazyVStack { VStack { section() } }).html
    #expect(html.contains(#"<h2 class="sec-h">"#))
    #expect(!html.contains("lz"))
  }

  @Test("A grid of rows grows sideways, and renders its cells when they come near")
  func sideways() {
    let rows = [GridItem(.fixed(40), spacing: 4), GridItem(.fixed(60))]
    let view = LazyHGrid(rows: rows, alignment: .top, spacing: 12) { Text(verbatim: "a") }
    #expect(
      ViewTester(view).styled == """
        <div class="hg gy {grid-template-rows:40px 60px} {align-content:flex-start} \
        {column-gap:12px} {row-gap:4px}"><span class="t">a</span></div>
        """)
    let many = LazyHGrid(rows: rows) { ForEach(0..<200, id: \.self) { Text("cell \($0)") } }
    #expect(ViewTester(many).html.components(separatedBy: "cell ").count - 1 == 20)
  }
}
