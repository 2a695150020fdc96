// The state machine of one food's likes.
import Testing

@testable import Foods

@Suite("A pending like")
struct PendingLikeTests {
  @Test("The first tap is sent at once, and its answer ends it")
  func first() {
    var pendingLike = PendingLike()
    pendingLike.want(true)
    #expect(pendingLike.next() == true)
    #expect(pendingLike.wanted == true)
    pendingLike.answered()
    #expect(pendingLike == PendingLike())
  }

  @Test("A like that could not be sent is sent again, as it is wanted then")
  func postponed() {
    var pendingLike = PendingLike()
    pendingLike.want(true)
    _ = pendingLike.next()
    pendingLike.postponed()
    pendingLike.want(false)
    #expect(pendingLike.next() == false)
    #expect(pendingLike.next() == nil)
  }

  @Test("Whatever the taps, requests alternate with answers, and the last request is the last tap")
  func anyTaps() {
    // Every way of placing up to ten taps and answers: bit set is a tap, bit clear an answer.
    for events in 0..<1024 {
      var pendingLike = PendingLike()
      var shown = false
      var sent: [Bool] = []
      for bit in 0..<10 {
        if events >> bit & 1 == 1 {
          shown.toggle()
          pendingLike.want(shown)
        } else {
          guard pendingLike.sent != nil else { continue }
          pendingLike.answered()
        }
        if let next = pendingLike.next() { sent.append(next) }
      }
      while pendingLike.sent != nil {
        pendingLike.answered()
        if let next = pendingLike.next() { sent.append(next) }
      }
      #expect(pendingLike == PendingLike())
      #expect((sent.last ?? false) == shown)
    }
  }
}
