// The state machine of one food's likes.
import Testing

@testable import Foods

@Suite("A pending like")
struct PendingLikeTests {
  @Test("The first tap is sent at once, and its answer ends it")
  func first() {
    var pendingLike = PendingLike()
    #expect(pendingLike.want(true) == true)
    #expect(pendingLike.wanted == true)
    #expect(pendingLike.answered() == nil)
    #expect(pendingLike == PendingLike())
  }

  @Test("Whatever the taps, requests alternate with answers, and the last request is the last tap")
  func anyTaps() {
    // Every way of placing up to ten taps and answers: bit set is a tap, bit clear an answer.
    for events in 0..<1024 {
      var pendingLike = PendingLike()
      var shown = false
      var sent: [Bool] = []
      var isOut = false
      for bit in 0..<10 {
        let next: Bool?
        if events >> bit & 1 == 1 {
          shown.toggle()
          next = pendingLike.want(shown)
          #expect(!(isOut && next != nil))
        } else {
          guard isOut else { continue }
          isOut = false
          next = pendingLike.answered()
        }
        if let next {
          sent.append(next)
          isOut = true
        }
      }
      while isOut {
        let next = pendingLike.answered()
        if let next { sent.append(next) }
        isOut = next != nil
      }
      #expect(pendingLike == PendingLike())
      #expect((sent.last ?? false) == shown)
    }
  }
}
