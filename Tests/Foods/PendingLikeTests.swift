// The state machine of one food's likes.
import Testing

@testable import Foods

@Suite("The wish for one heart")
struct PendingLikeTests {
  @Test("The first wish is sent at once, and its answer settles it")
  func first() {
    var wish = PendingLike()
    #expect(wish.want(true) == true)
    #expect(wish.wanted == true)
    #expect(wish.answered() == nil)
    #expect(wish == PendingLike())
  }

  @Test("Whatever the taps, requests alternate with answers and the last one is the last wish")
  func anyTaps() {
    // Every way of placing up to ten taps and answers: bit set is a tap, bit clear an answer.
    for events in 0..<1024 {
      var wish = PendingLike()
      var shown = false
      var sent: [Bool] = []
      var isOut = false
      for bit in 0..<10 {
        let next: Bool?
        if events >> bit & 1 == 1 {
          shown.toggle()
          next = wish.want(shown)
          #expect(!(isOut && next != nil))
        } else {
          guard isOut else { continue }
          isOut = false
          next = wish.answered()
        }
        if let next {
          sent.append(next)
          isOut = true
        }
      }
      while isOut {
        let next = wish.answered()
        if let next { sent.append(next) }
        isOut = next != nil
      }
      #expect(wish == PendingLike())
      #expect((sent.last ?? false) == shown)
    }
  }
}
