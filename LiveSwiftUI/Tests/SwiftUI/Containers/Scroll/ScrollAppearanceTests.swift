// Scroll bars, margins and boxes relative to the container.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Scroll bars and margins") struct ScrollAppearanceTests {
  private let words = Text(verbatim: "a")

  private func html(_ view: some View) -> String { ViewTester(view).styled }

  @Test("A scroll view hides its bars by its own argument or by the modifier around it")
  func bars() {
    let hidden = #"<div class="sv nobar gx gy"><span class="t">a</span></div>"#
    #expect(html(ScrollView(showsIndicators: false) { words }) == hidden)
    #expect(html(ScrollView { words }.scrollIndicators(.hidden)) == hidden)
    #expect(
      html(ScrollView { words }.scrollIndicators(.never, axes: .horizontal))
        == html(ScrollView { words }))
    #expect(
      html(ScrollView(.horizontal) { words }.scrollIndicators(.visible))
        .hasPrefix(#"<div class="sh gx {scrollbar-width:auto}""#))
  }

  @Test("Margins lie within the scroll view, at the edges that they name")
  func margins() {
    #expect(
      html(ScrollView { words }.contentMargins(.horizontal, 16).contentMargins(.top, 8))
        == #"<div class="sv gx gy {padding-block-start:8px} {padding-inline-start:16px} "#
        + #"{padding-inline-end:16px}"><span class="t">a</span></div>"#)
    #expect(
      html(ScrollView { words }.contentMargins(16, for: .scrollIndicators))
        == html(ScrollView { words }))
    #expect(html(words.safeAreaPadding(.top, 8)) == html(words.padding(.top, 8)))
  }

  @Test("A box takes the length that a closure computes from the container's")
  func relativeFrame() {
    #expect(
      html(words.containerRelativeFrame(.horizontal) { length, _ in length * 0.5 - 16 })
        .contains("{width:calc(100cqw * 0.5 + -16px)}"))
  }
}
