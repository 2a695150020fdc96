// Bars at the edges of what scrolls.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Bars at edges") struct SafeAreaInsetTests {
  @Test("A bar at the lower edge comes after the content, and one at the upper edge before it")
  func vertical() {
    let below = ViewTester(
      Text(verbatim: "a").safeAreaInset(edge: .bottom) { Text(verbatim: "bar") })
    #expect(
      below.styled == """
        <div class="si-y"><span class="t">a</span><div class="si-b">\
        <div class="vs {margin-block-start:8px}"><span class="t">bar</span></div></div></div>
        """)
    let above = ViewTester(
      Text(verbatim: "a").safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
        Text(verbatim: "bar")
      })
    #expect(
      above.styled == """
        <div class="si-y"><div class="si-t"><div class="vs {align-items:flex-start} \
        {margin-block-end:0px}"><span class="t">bar</span></div></div>\
        <span class="t">a</span></div>
        """)
  }

  @Test("A bar at a side stands beside the content, at the side where lines begin or end")
  func horizontal() {
    let page = ViewTester(
      Text(verbatim: "a")
        .safeAreaInset(edge: .leading, alignment: .top, spacing: 16) { Text(verbatim: "l") }
        .safeAreaInset(edge: .trailing) { Text(verbatim: "r") })
    #expect(
      page.styled == """
        <div class="si-x"><div class="si-l"><div class="hs {align-items:flex-start} \
        {margin-inline-end:16px}"><span class="t">l</span></div></div><span class="t">a</span>\
        <div class="si-r"><div class="hs {margin-inline-start:8px}">\
        <span class="t">r</span></div></div></div>
        """)
  }

  @Test("Several bars at one edge stand together, the first nearest to the content")
  func several() {
    func words(_ edge: VerticalEdge) -> String {
      ViewTester(
        Text(verbatim: "a")
          .safeAreaInset(edge: edge) { Text(verbatim: "1") }
          .safeAreaInset(edge: edge) { Text(verbatim: "2") }
      ).html.replacing(/<[^>]*>/, with: "")
    }
    #expect(words(.bottom) == "a12")
    #expect(words(.top) == "21a")
    let html = ViewTester(
      Text(verbatim: "a")
        .safeAreaInset(edge: .bottom) { Text(verbatim: "1") }
        .safeAreaInset(edge: .bottom) { Text(verbatim: "2") }
    ).html
    #expect(html.matches(of: /si-b/).count == 1)
  }

  @Test("What fills a screen still does with a bar, and a bar is no higher than it needs")
  func greed() {
    let page = ViewTester(
      List { Text(verbatim: "a") }.safeAreaInset(edge: .bottom) {
        Color.red.frame(maxWidth: .infinity)
      })
    #expect(page.html.contains(#"<div class="si-y gx gy"><ul class="rows inset gx gy""#))
    #expect(page.html.contains(#"<div class="si-b gx">"#))
  }

  @Test("A bar keeps its state while the content changes, and changes by itself")
  func state() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var rows = 1
      var body: some View {
        List {
          ForEach(0..<rows, id: \.self) { Text(verbatim: "row \($0)") }
          Button("More") { rows += 1 }
        }
        .safeAreaInset(edge: .bottom) { Counter() }
      }
    }
    let page = ViewTester(Screen())
    #expect(page.press("0").count == 1)
    page.press("More")
    #expect(page.fresh.contains("row 1") && page.fresh.contains(">1<"))
  }
}
