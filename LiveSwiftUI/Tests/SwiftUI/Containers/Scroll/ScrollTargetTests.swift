// Where scroll views come to rest, and frames that are parts of them.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Scroll targets") struct ScrollTargetTests {
  @Test("A frame is as wide as what scrolls around it, or as high as the screen")
  func whole() {
    let page = ViewTester(
      Text(verbatim: "a").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading))
    #expect(
      page.styled == """
        <div class="fr rel-x {justify-content:flex-start} {align-items:flex-start} \
        {width:100cqw} {flex-shrink:0} {height:var(--room)}"><span class="t">a</span></div>
        """)
  }

  @Test("A frame of some parts leaves out the distances between the others")
  func parts() {
    func style(_ view: some View) -> String {
      ViewTester(view).styled.firstMatch(of: /\{width:([^}]*)\}/).map { String($0.1) } ?? ""
    }
    #expect(
      style(Text(verbatim: "a").containerRelativeFrame(.horizontal, count: 4, spacing: 16))
        == "calc((100cqw - 48px) * 1 / 4 + 0px)")
    #expect(
      style(
        Text(verbatim: "a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8))
        == "calc((100cqw - 16px) * 2 / 3 + 8px)")
    #expect(
      style(
        Text(verbatim: "a").containerRelativeFrame(.horizontal, count: 0, span: -1, spacing: 8))
        == "calc((100cqw - 0px) * 1 / 1 + 0px)", "there is one part at least")
  }

  @Test("A shape takes the size itself, and wants no more along it")
  func shape() {
    let page = ViewTester(Color.red.containerRelativeFrame(.horizontal))
    #expect(page.elements.first?.greed == .vertical)
  }

  private func names(_ view: some View) -> [String] {
    ViewTester(view).elements.compactMap { $0.attribute("class") }
  }

  @Test("A scroll view rests at the views of the layout that says so")
  func aligned() {
    let row = ScrollView(.horizontal) {
      HStack { Text(verbatim: "a") }.scrollTargetLayout()
    }
    #expect(
      names(row.scrollTargetBehavior(.viewAligned)) == ["sh snap gx", "hs targets", "t"])
    #expect(
      names(row.scrollTargetBehavior(.viewAligned(limitBehavior: .always))).first
        == "sh snap one gx")
    #expect(
      names(row.scrollTargetBehavior(.viewAligned(limitBehavior: .never))).first == "sh snap gx")
    #expect(names(row) == ["sh gx", "hs targets", "t"])
    #expect(
      names(HStack { Text(verbatim: "a") }.scrollTargetLayout(isEnabled: false)) == ["hs", "t"])
  }

  @Test("Paging goes one view at a time, and ends with the innermost scroll view's own")
  func paging() {
    let views = ScrollView {
      ScrollView(.horizontal) { HStack { Text(verbatim: "a") } }
    }
    #expect(
      names(views.scrollTargetBehavior(.paging)) == ["sv snap one paged gx gy", "sh gx", "hs", "t"])
  }
}
