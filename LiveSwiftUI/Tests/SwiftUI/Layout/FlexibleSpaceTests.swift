// Who wants space: stacks, spacers and frames, as the style sheet hears of it.
import Testing

@testable import SwiftUI

@Observable private final class Room {
  var isFilled = false
}

@MainActor @Suite("Appetite for space") struct FlexibleSpaceTests {
  @Test(
    "A view that starts to want space changes the stacks around it, though only it renders again")
  func greedTravelsUp() {
    struct Inner: View {
      let room: Room
      var body: some View { if room.isFilled { Spacer() } else { Text(verbatim: "a") } }
    }
    struct Outer: View {
      let room: Room
      var body: some View { VStack { HStack { Inner(room: room) } } }
    }
    let room = Room()
    let tester = ViewTester(Outer(room: room))
    #expect(tester.html == #"<div class="vs"><div class="hs"><span class="t">a</span></div></div>"#)
    let operations = tester.operations { room.isFilled = true }
    #expect(
      operations == [
        .attribute(1, "class", "vs gx"), .attribute(2, "class", "hs gx"), .remove(3),
        .insert(parent: 2, before: 0, html: #"<div class="sp gx"></div>"#, first: 4),
      ])
  }
}
