// Rules of what is drawn that an iPhone keeps too.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Rules of drawing") struct DrawingRuleTests {
  @Test("A date in a format is told in the reader's time zone, unless the format has one")
  func timeZone() throws {
    let noon = Date(timeIntervalSince1970: 1_700_049_600)
    var fixed = Date.FormatStyle(date: .omitted, time: .shortened)
    fixed.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let tester = ViewTester(
      VStack {
        Text(noon, format: Date.FormatStyle(date: .omitted, time: .shortened))
        Text(noon, format: fixed)
      })
    _ = tester.operations {
      tester.tree.update { $0.person.timeZone = TimeZone(identifier: "America/New_York")! }
    }
    let words = tester.elements.compactMap(\.ownText).joined(separator: " ")
    #expect(words.contains("7:00") && words.contains("9:00"))
  }

  @Test("What has no opacity takes no tap and is not read aloud")
  func invisible() {
    let tester = ViewTester(Button("Gone") {}.opacity(0))
    #expect(tester.html.contains("inert"))
    #expect(!ViewTester(Button("Here") {}.opacity(0.5)).html.contains("inert"))
  }

  @Test("No tint is the default one, and not that of the view around")
  func noTint() {
    let tester = ViewTester(VStack { Text(verbatim: "a").tint(nil) }.tint(.pink))
    #expect(tester.styled.contains("{--tint:var(--accent)}"))
  }

  @Test("The corners of a rectangle have a width and a height")
  func corners() {
    let tester = ViewTester(RoundedRectangle(cornerSize: CGSize(width: 16, height: 8)))
    #expect(tester.styled.contains("{border-radius:16px / 8px}"))
  }
}
