// Rows that cannot be deleted, moved or selected, their lines and heights, and cells of grids.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct RowLimitTests {
  /// Two rows, of which the first has a limit.
  private struct Rows<Limited: View>: View {
    @State private var chosen: String?
    let isEditing: Bool
    let limit: (Text) -> Limited

    var body: some View {
      List(selection: $chosen) {
        ForEach(["a", "b"], id: \.self) { name in
          if name == "a" { limit(Text(verbatim: name)) } else { Text(verbatim: name) }
        }
        .onDelete { _ in }
        .onMove { _, _ in }
      }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  private func buttons(_ page: ViewTester) -> [String] {
    page.elements.filter { $0.tag == .button }.compactMap {
      $0.attribute("aria-label") ?? $0.firstElement { $0.isNamed("t") }?.ownText
    }
  }

  @Test("A row that cannot be deleted has no button for that, also while rows are edited")
  func deleting() {
    let still = ViewTester(Rows(isEditing: false) { $0.deleteDisabled(true) })
    #expect(buttons(still) == ["Delete"])
    let edited = ViewTester(Rows(isEditing: true) { $0.deleteDisabled(true) })
    #expect(
      buttons(edited) == ["Move up", "Move down", "Move up", "Move down", "Delete"])
    let allowed = ViewTester(Rows(isEditing: false) { $0.deleteDisabled(false) })
    #expect(buttons(allowed) == ["Delete", "Delete"])
  }

  @Test("A row that cannot be moved has no buttons for that")
  func moving() {
    let page = ViewTester(Rows(isEditing: true) { $0.moveDisabled(true) })
    #expect(buttons(page) == ["Delete", "Move up", "Move down", "Delete"])
  }

  @Test("A row that cannot be selected is no button")
  func selecting() {
    let page = ViewTester(Rows(isEditing: false) { $0.selectionDisabled() })
    #expect(page.elements.filter { $0.isNamed("choice") }.count == 1)
    let all = ViewTester(Rows(isEditing: false) { $0.selectionDisabled(false) })
    #expect(all.elements.filter { $0.isNamed("choice") }.count == 2)
  }

  @Test("The lines above and below a row have its colours, and its own is below")
  func lines() {
    let view = List {
      Text(verbatim: "a").listRowSeparatorTint(.black)
      Text(verbatim: "b").listRowSeparatorTint(.white, edges: .top)
      Text(verbatim: "c").listRowSeparatorTint(.black).listRowSeparator(.hidden, edges: .bottom)
    }.listStyle(.plain)
    let (black, white) = (Color.black.css, Color.white.css)
    #expect(
      ViewTester(view).styled == """
        <ul class="rows plain gx gy" role="list"><li class="row nobottom under gx \
        {--line:\(black)} {--under:\(black)}"><span class="t">a</span></li>\
        <li class="row gx {--line:\(white)}"><span class="t">b</span></li>\
        <li class="row nobottom gx {--line:\(black)}"><span class="t">c</span></li></ul>
        """)
  }

  @Test("Rows and headers are at least as high as the environment has it")
  func heights() {
    let view = List { Section("Head") { Text(verbatim: "a") } }
      .environment(\.defaultMinListRowHeight, 60)
      .environment(\.defaultMinListHeaderHeight, 30)
    #expect(
      ViewTester(view).styled == """
        <div class="secs inset gx gy"><section class="sec gx"><h2 class="sec-h \
        {min-height:30px} {align-content:end}"><span class="t">Head</span></h2>\
        <ul class="rows gx" role="list"><li class="row gx {min-height:60px}">\
        <span class="t">a</span></li></ul></section></div>
        """)
    #expect(EnvironmentValues().defaultMinListRowHeight == 44)
    #expect(EnvironmentValues().defaultMinListHeaderHeight == nil)
  }

  @Test("A cell of a grid lies where its anchor is, and need not widen its column")
  func cells() {
    let view = Grid {
      GridRow {
        Text(verbatim: "a").gridCellAnchor(.topTrailing)
        Text(verbatim: "b").gridCellUnsizedAxes([.horizontal, .vertical])
        Text(verbatim: "c").gridColumnAlignment(.trailing)
      }
    }
    let html = ViewTester(view).styled
    #expect(
      html.contains(
        """
        <div class="grow"><span class="t {justify-self:flex-end} {align-self:flex-start}">a</span>\
        <span class="t {width:0} {min-width:100%} {height:0} {min-height:100%}">b</span>\
        <span class="t ca-e">c</span></div>
        """))
  }

  @Test("A text that is cut at its start or middle is drawn as any other")
  func truncation() {
    let plain = ViewTester(Text(verbatim: "a").lineLimit(1)).html
    for mode in [Text.TruncationMode.head, .middle, .tail] {
      #expect(ViewTester(Text(verbatim: "a").lineLimit(1).truncationMode(mode)).html == plain)
    }
  }
}
