// Each value reaches everybody who listens, and nobody who has left.
import AppTesting
import DataLayer
import Testing

@Suite("Values handed to everybody who listens", .timeLimit(.minutes(10)))
struct BroadcastTests {
  @Test("Each listener gets the values from when it began to listen")
  func fromTheBeginning() async {
    let numbers = Broadcast<Int>(waiting: 10)
    numbers.send(1)
    let early = numbers.values()
    numbers.send(2)
    let late = numbers.values(first: 0)
    numbers.send(3)
    numbers.finish()
    #expect(await all(early) == [2, 3])
    #expect(await all(late) == [0, 3])
  }

  @Test("A slow listener keeps the newest values, and is told that it has missed some")
  func slow() async {
    let numbers = Broadcast<Int>(waiting: 2)
    let untold = numbers.values()
    for number in 1...4 { numbers.send(number) }
    let told = numbers.values()
    for number in 5...6 { numbers.send(number, missed: -1) }
    #expect(numbers.isEmpty == false)
    numbers.send(7, missed: -1)
    numbers.finish()
    #expect(await all(untold) == [7, -1])
    #expect(await all(told) == [7, -1])
  }

  @Test("Who ends the task that reads listens no longer")
  func left() async {
    let numbers = Broadcast<Int>()
    #expect(numbers.isEmpty)
    let values = numbers.values(first: 1)
    #expect(!numbers.isEmpty)
    let reading = Task {
      for await _ in values {}
    }
    reading.cancel()
    await reading.valueWithinTest
    #expect(numbers.isEmpty)
  }

  private func all(_ values: AsyncStream<Int>) async -> [Int] {
    await values.reduce(into: []) { $0.append($1) }
  }
}
