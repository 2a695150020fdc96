// The letters of the kinds of events.
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Letters of events")
struct EventLetterTests {
  @Test("Each kind has a letter of its own, which is read back")
  func letters() {
    let kinds = Handler.Kind.allCases
    #expect(Set(kinds.map(\.letter)).count == kinds.count)
    #expect(kinds.map { Handler.Kind(letter: $0.letter) } == kinds)
    #expect(kinds.allSatisfy { $0.letter.utf8.count == 1 })
  }

  @Test("An event of any other letter has no kind", arguments: ["", "?", "C", "cc", "é"])
  func unknown(letter: String) {
    let event = Frame.event(seq: 1, ack: 0, element: 42, kind: nil, value: .none)
    #expect(Frame.read("[1,0,42,\"\(letter)\"]") == event)
    #expect(Frame.read("[1,0,42,\"\(letter)\",null]") == event)
  }

  @Test("The markup names the events of controls by the same letters")
  func markup() {
    let events = ControlEvent.allCases
    #expect(
      events.map { Handler.Kind(letter: $0.rawValue) } == [
        .click, .toggle, .input, .pick, .dismiss,
      ])
  }
}
