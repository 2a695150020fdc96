// Alignment guides: a built-in one moves its view, one of an app's own is left to the browser.
import Foundation
import Testing

@testable import SwiftUI

extension VerticalAlignment {
  private enum Ears: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] / 4 }
  }

  fileprivate static let ears = VerticalAlignment(Ears.self)
}

@MainActor @Suite struct AlignmentGuideTests {
  @Test("A guide at a constant place moves its view, and the stack grows with it")
  func constant() {
    let view = VStack(alignment: .leading) {
      Text("a")
      Text("b").alignmentGuide(.leading) { _ in -20 }
      Text("c").alignmentGuide(.trailing) { _ in 9 }
    }
    let styled = ViewTester(view).styled
    #expect(styled.contains("{margin-inline-start:20px}\">b<"))
    #expect(!styled.contains("}\">c<"), "the stack aligns by another guide")
    let bottom = HStack(alignment: .bottom) {
      Text("a").alignmentGuide(.bottom) { $0[.bottom] + 6 }
    }
    #expect(ViewTester(bottom).styled.contains("{margin-bottom:6px}"))
  }

  @Test("A guide that depends on the size moves its view by a share of that")
  func share() {
    let badge = Text("box").overlay(alignment: .topTrailing) {
      Text("badge").alignmentGuide(.top) { $0.height / 2 }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] + 3 }
    }
    let styled = ViewTester(badge).styled
    #expect(styled.contains("{translate:calc(50% + -3px)}"))
    #expect(styled.contains("{translate:0 calc(-50% + 0px)}"))
  }

  @Test("Where the language runs to the left, so does the move")
  func mirrored() {
    let view = ZStack(alignment: .leading) {
      Text("a").alignmentGuide(.leading) { $0.width / 4 }
    }.environment(\.layoutDirection, .rightToLeft)
    #expect(ViewTester(view).styled.contains("{translate:calc(25% + 0px)}"))
  }

  @Test("The browser lines up views by a guide of the app's own, also of views deep inside")
  func own() {
    let page = ViewTester(
      HStack(alignment: .ears) {
        Text("plain")
        VStack {
          Text("above")
          Text("deep").alignmentGuide(.ears) { $0[.firstTextBaseline] + $0.width / 2 - 1 }
        }
      })
    #expect(page.tree.usedScripts.contains(.follow))
    let name = ScrollMark.text(of: VerticalAlignment.ears.key)
    #expect(page.html.contains("data-al=\"y \(name) 0 0 0.25 0 0\""))
    #expect(page.html.contains("data-ag=\"\(name) -1 0.5 0 1 0\""))
    #expect(page.styled.contains("hs lined {align-items:flex-start}"))
  }

  @Test("A guide that is no number changes nothing")
  func strangers() {
    for value in [CGFloat.nan, .infinity, 1e9] {
      let view = VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { _ in value } }
      #expect(!ViewTester(view).styled.contains("margin"))
    }
  }

  @Test("The guide of a row's separator is where the separator starts")
  func separator() {
    let view = List { Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 24 } }
    #expect(ViewTester(view).styled.contains("row led gx {--lead:40px}"))
  }
}
