// Layouts as values: what they draw, and that views stay the same when one takes another's place.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Layouts as values") struct AnyLayoutTests {
  @Test("Each layout draws what its container draws")
  func containers() {
    func same(_ one: some View, _ other: some View) -> Bool {
      ViewTester(one).styled == ViewTester(other).styled
    }
    let words = Text(verbatim: "a")
    #expect(
      same(
        HStackLayout(alignment: .top, spacing: 4) { words },
        HStack(alignment: .top, spacing: 4) { words }))
    #expect(
      same(
        VStackLayout(alignment: .leading, spacing: 8) { words },
        VStack(alignment: .leading, spacing: 8) { words }))
    #expect(
      same(ZStackLayout(alignment: .bottom) { words }, ZStack(alignment: .bottom) { words }))
    #expect(
      same(
        GridLayout(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3) { words },
        Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3) { words }))
    #expect(same(AnyLayout(VStackLayout()) { words }, VStack { words }))
  }

  @Test("A layout's values can be changed before it is used")
  func changed() {
    var layout = VStackLayout()
    layout.spacing = 32
    layout.alignment = .trailing
    #expect(
      ViewTester(AnyLayout(layout) { Text(verbatim: "a") }).styled == """
        <div class="vs {align-items:flex-end} {gap:32px}"><span class="t">a</span></div>
        """)
  }

  private struct Switching: View {
    @State private var isWide = false
    var body: some View {
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
      layout {
        Counter()
        Button("Turn") { isWide.toggle() }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test("Views keep their state and their elements when another layout takes the place")
  func stays() {
    let page = ViewTester(Switching())
    page.press("0")
    let before = page.numbers
    let operations = page.press("Turn")
    #expect(page.numbers == before)
    let isClass = operations.map {
      if case .attribute(_, "class", _) = $0 { true } else { false }
    }
    #expect(isClass == [true])
    #expect(page.styled.contains(">1<") && page.styled.contains(#"class="hs {gap:4px}""#))
    page.press("Turn")
    #expect(page.fresh.contains(">1<") && page.fresh.contains(#"<div class="vs">"#))
  }

  @Test("A spacer takes room along the row or the column that it is in")
  func spacer() {
    struct Turned: View {
      let isRow: Bool
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { Spacer() }
      }
    }
    #expect(ViewTester(Turned(isRow: true)).html.contains(#"class="hs gx""#))
    #expect(ViewTester(Turned(isRow: false)).html.contains(#"class="vs gy""#))
  }
}
