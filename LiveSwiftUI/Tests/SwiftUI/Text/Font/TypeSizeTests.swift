// The text size of a person and of parts of a screen, and texts that shrink to fit.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Text size") struct TypeSizeTests {
  private struct Measured: View {
    @ScaledMetric private var side = 20.0
    @ScaledMetric(relativeTo: .largeTitle) private var large: CGFloat = 34
    @Environment(\.sizeCategory) private var category
    var body: some View {
      Text(verbatim: "\(side) \(large) \(category.isAccessibilityCategory)")
    }
  }

  private func words(_ view: some View) -> String {
    ViewTester(view).html.replacing(/<[^>]*>/, with: "")
  }

  @Test("A length scales with a text size that the app sets, each by its text style")
  func scaledMetric() {
    #expect(words(Measured()) == "20.0 34.0 false")
    #expect(words(Measured().dynamicTypeSize(.accessibility5)) == "\(20.0 * 53 / 17) 60.0 true")
    #expect(
      words(Measured().environment(\.sizeCategory, .extraSmall)) == "\(20.0 * 14 / 17) 31.0 false")
  }

  /// Bug: lengths in pixels stayed as they were, since the browser scales texts alone.
  @Test("A length scales with the browser's own text size")
  func browsersOwn() {
    let tester = ViewTester(Measured())
    let operations = tester.operations {
      tester.tree.update {
        $0.person.dynamicTypeSize = .accessibility1
        $0.person.browserTypeSize = .accessibility1
      }
    }
    #expect(operations == [.text(1, "\(20.0 * (28 / 17)) 44.0 true")])
  }

  @Test("Texts follow a size that the app sets, in their style or as body text")
  func texts() {
    let title = Text(verbatim: "a").font(.title).dynamicTypeSize(.xxxLarge)
    #expect(
      ViewTester(title).styled
        == #"<span class="t {font-size:2.125rem} {line-height:1.2143} {font-weight:400}">a</span>"#)
    #expect(
      ViewTester(Text(verbatim: "a").dynamicTypeSize(.xSmall)).styled
        == #"<span class="t {font-size:0.875rem}">a</span>"#)
  }

  @Test("A range bounds the text size and keeps one that lies within")
  func ranges() {
    let bounded = Measured().dynamicTypeSize(...DynamicTypeSize.xLarge)
    #expect(
      words(bounded.dynamicTypeSize(.accessibility3)) == words(Measured().dynamicTypeSize(.xLarge)))
    #expect(words(bounded.dynamicTypeSize(.small)) == words(Measured().dynamicTypeSize(.small)))
    #expect(
      words(Measured().dynamicTypeSize(.xxLarge ... .accessibility1))
        == words(Measured().dynamicTypeSize(.xxLarge)))
  }

  @Test("A text with a line limit carries the smallest size that the browser may give it")
  func minimumScale() {
    #expect(
      ViewTester(Text(verbatim: "a").lineLimit(1).minimumScaleFactor(0.5)).html
        == #"<span class="t l1" data-min="0.5">a</span>"#)
    #expect(
      ViewTester(Text(verbatim: "a").minimumScaleFactor(0.5)).html == #"<span class="t">a</span>"#)
  }

  @Test("A browser's size is that of the nearest body text")
  func nearest() {
    #expect(
      [4, 16, 17, 20, 26, 400].map { DynamicTypeSize(bodyPixels: $0) } == [
        .xSmall, .medium, .large, .xLarge, .accessibility1, .accessibility5,
      ])
    #expect(ContentSizeCategory.extraLarge > .large && ContentSizeCategory.small <= .small)
  }
}
