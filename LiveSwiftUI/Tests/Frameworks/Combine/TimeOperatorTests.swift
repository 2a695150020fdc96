// Combine's operators of time, on a clock that the test moves.
import SwiftUI
import Testing

@MainActor @Suite("Operators of time", .timeLimit(.minutes(10))) struct TimeOperatorTests {
  let clock = TestScheduler()
  let source = PassthroughSubject<Int, Never>()

  @Test("debounce delivers a value once no other has followed it")
  func debounce() {
    var seen: [Int] = []
    let kept = source.debounce(for: .seconds(1), scheduler: clock).sink { seen.append($0) }
    source.send(1)
    clock.advance(by: .milliseconds(900))
    source.send(2)
    clock.advance(by: .milliseconds(900))
    #expect(seen == [])
    clock.advance(by: .milliseconds(100))
    withExtendedLifetime(kept) { #expect(seen == [2]) }
  }

  @Test("throttle delivers the first value at once, then one in each interval")
  func throttle() {
    var (last, first): ([Int], [Int]) = ([], [])
    var kept: Set<AnyCancellable> = []
    source.throttle(for: 1, scheduler: clock, latest: true).sink { last.append($0) }
      .store(in: &kept)
    source.throttle(for: 1, scheduler: clock, latest: false).sink { first.append($0) }
      .store(in: &kept)
    for number in 1...3 {
      source.send(number)
      clock.advance(by: .milliseconds(100))
    }
    clock.advance(by: .seconds(1))
    #expect(last == [1, 3])
    #expect(first == [1, 2])
  }

  @Test("delay keeps the order and the end")
  func delay() {
    var seen: [String] = []
    let kept = source.delay(for: .seconds(2), scheduler: clock).sink { _ in
      seen.append("end")
    } receiveValue: {
      seen.append("\($0)")
    }
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    clock.advance(by: .seconds(1))
    #expect(seen == [])
    clock.advance(by: .seconds(1))
    withExtendedLifetime(kept) { #expect(seen == ["1", "2", "end"]) }
  }

  @Test("timeout ends a publisher that is silent for too long")
  func timeout() {
    var seen: [String] = []
    let kept = source.timeout(.seconds(1), scheduler: clock).sink { _ in
      seen.append("end")
    } receiveValue: {
      seen.append("\($0)")
    }
    clock.advance(by: .milliseconds(900))
    source.send(1)
    clock.advance(by: .milliseconds(900))
    clock.advance(by: .milliseconds(200))
    withExtendedLifetime(kept) { #expect(seen == ["1", "end"]) }
  }

  @Test("receive(on:) delivers on the scheduler, and a cancelled subscription nothing")
  func receiving() {
    var seen: [Int] = []
    let kept = source.receive(on: clock).sink { seen.append($0) }
    source.send(1)
    #expect(seen == [])
    clock.advance()
    #expect(seen == [1])
    source.send(2)
    kept.cancel()
    clock.advance()
    #expect(seen == [1])
  }

  @Test("A timer's publisher fires on the main run loop until it is cancelled")
  func timer() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    var count = 0
    for await _ in timer.values.prefix(2) { count += 1 }
    #expect(count == 2)
  }
}
