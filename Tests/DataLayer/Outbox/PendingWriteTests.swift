// The state machine of one record's writes, on the likes of a food.
import Testing

@testable import DataLayer

@Suite("A pending write", .timeLimit(.minutes(10)))
struct PendingWriteTests {
  @Test("The first tap is sent at once, and its answer ends it")
  func first() {
    var pending = PendingWrite<Bool>()
    pending.want(true)
    #expect(pending.next() == true)
    #expect(pending.wanted == true)
    pending.answered()
    #expect(pending == PendingWrite<Bool>())
  }

  @Test("A like that could not be sent is sent again, as it is wanted then")
  func postponed() {
    var pending = PendingWrite<Bool>()
    pending.want(true)
    _ = pending.next()
    pending.postponed()
    pending.want(false)
    #expect(pending.next() == false)
    #expect(pending.next() == nil)
  }

  @Test("Whatever the taps, requests alternate with answers, and the last request is the last tap")
  func anyTaps() {
    // Every way of placing up to ten taps and answers: bit set is a tap, bit clear an answer.
    for events in 0..<1024 {
      var pending = PendingWrite<Bool>()
      var shown = false
      var sent: [Bool] = []
      for bit in 0..<10 {
        if events >> bit & 1 == 1 {
          shown.toggle()
          pending.want(shown)
        } else {
          guard pending.sent != nil else { continue }
          pending.answered()
        }
        if let next = pending.next() { sent.append(next) }
      }
      while pending.sent != nil {
        pending.answered()
        if let next = pending.next() { sent.append(next) }
      }
      #expect(pending == PendingWrite<Bool>())
      #expect((sent.last ?? false) == shown)
    }
  }
}
