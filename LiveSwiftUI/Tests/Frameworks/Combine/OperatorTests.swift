// Combine's operators: the values that each delivers, and how it ends.
import SwiftUI
import Testing

@MainActor @Suite("Operators of publishers", .timeLimit(.minutes(10))) struct OperatorTests {
  enum Fault: Error, Equatable { case broken }

  /// Runs a publisher that ends by itself; the values and the completion as words.
  static func run<P: Publisher>(_ publisher: P) -> [String] {
    var seen: [String] = []
    _ = publisher.sink { completion in
      switch completion {
      case .finished: seen.append("end")
      case .failure(let error): seen.append("error \(error)")
      }
    } receiveValue: {
      seen.append("\($0)")
    }
    return seen
  }

  @Test("Operators of one value map, filter and end as Apple's do")
  func single() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(Self.run(numbers.map { $0 * 10 }) == ["10", "20", "20", "30", "40", "end"])
    #expect(Self.run(numbers.filter { $0 > 2 }) == ["3", "4", "end"])
    #expect(Self.run(numbers.removeDuplicates()) == ["1", "2", "3", "4", "end"])
    #expect(Self.run(numbers.compactMap { $0 > 3 ? "a" : nil }) == ["a", "end"])
    #expect(Self.run(numbers.scan(0, +)) == ["1", "3", "5", "8", "12", "end"])
    #expect(Self.run(numbers.first()) == ["1", "end"])
    #expect(Self.run(numbers.first { $0 > 2 }) == ["3", "end"])
    #expect(Self.run(numbers.prefix(2)) == ["1", "2", "end"])
    #expect(Self.run(numbers.prefix(0)) == ["end"])
    #expect(Self.run(numbers.dropFirst(3)) == ["3", "4", "end"])
    #expect(Self.run(numbers.drop { $0 < 3 }) == ["3", "4", "end"])
    #expect(Self.run(numbers.output(in: 1...2)) == ["2", "2", "end"])
    #expect(Self.run((1...).publisher.map { $0 * 2 }.prefix(2)) == ["2", "4", "end"])
  }

  @Test("Operators that gather values deliver once the publisher finishes")
  func gathering() {
    let numbers = [1, 2, 3].publisher
    #expect(Self.run(numbers.collect()) == ["[1, 2, 3]", "end"])
    #expect(Self.run(numbers.collect(2)) == ["[1, 2]", "[3]", "end"])
    #expect(Self.run(numbers.reduce(0, +)) == ["6", "end"])
    #expect(Self.run(numbers.last()) == ["3", "end"])
    #expect(Self.run(numbers.count()) == ["3", "end"])
    #expect(Self.run(numbers.contains(2)) == ["true", "end"])
    #expect(Self.run(numbers.allSatisfy { $0 < 3 }) == ["false", "end"])
    #expect(Self.run(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "end"])
  }

  @Test("Errors end the values, are transformed, caught, replaced or tried again")
  func errors() {
    let broken = Fail<Int, Fault>(error: .broken)
    let thrown = [1, 2].publisher.tryMap { if $0 == 2 { throw Fault.broken } else { $0 } }
    #expect(Self.run(thrown) == ["1", "error broken"])
    #expect(Self.run(broken.mapError { _ in CancellationError() }) == ["error CancellationError()"])
    #expect(Self.run(thrown.catch { _ in Just(9) }) == ["1", "9", "end"])
    #expect(Self.run(broken.replaceError(with: 0)) == ["0", "end"])
    var attempts = 0
    let deferred = Deferred { () -> Fail<Int, Fault> in
      attempts += 1
      return broken
    }
    #expect(Self.run(deferred.retry(2)) == ["error broken"])
    #expect(attempts == 3)
    let json = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(Self.run(json) == ["[1, 2]", "end"])
  }

  @Test("Several publishers combine, pair, merge and follow each other")
  func several() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var seen: [String] = []
    var kept: Set<AnyCancellable> = []
    a.combineLatest(b) { "latest \($0)\($1)" }.sink { seen.append($0) }.store(in: &kept)
    a.zip(b) { "pair \($0)\($1)" }.sink { seen.append($0) }.store(in: &kept)
    a.map(String.init).merge(with: b).sink { seen.append("one \($0)") }.store(in: &kept)
    a.send(1)
    a.send(2)
    b.send("x")
    #expect(seen == ["one 1", "one 2", "latest 2x", "pair 1x", "one x"])
    #expect(Self.run([1].publisher.append(2).prepend(0)) == ["0", "1", "2", "end"])
    let nested = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }
    #expect(Self.run(nested) == ["1", "10", "2", "20", "end"])
  }

  @Test("switchToLatest leaves a publisher for the next one")
  func switching() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    let kept = outer.switchToLatest().sink { seen.append($0) }
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    withExtendedLifetime(kept) { #expect(seen == [1, 3]) }
  }

  @Test("A subject ignores values after its completion, and stores none")
  func afterTheEnd() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [String] = []
    let kept = subject.sink { _ in
      seen.append("end")
    } receiveValue: {
      seen.append("\($0)")
    }
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    subject.send(completion: .finished)
    withExtendedLifetime(kept) { #expect(seen == ["1", "2", "end"]) }
    #expect(subject.value == 2)
  }

  @Test("A shared publisher subscribes once, and lets go with its last subscriber")
  func sharing() {
    let source = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let shared = source.handleEvents(
      receiveSubscription: { _ in events.append("subscribed") },
      receiveCancel: { events.append("cancelled") }
    ).share()
    let first = shared.sink { events.append("a\($0)") }
    let second = shared.sink { events.append("b\($0)") }
    source.send(1)
    first.cancel()
    second.cancel()
    #expect(events == ["subscribed", "a1", "b1", "cancelled"])
  }

  @Test("A promise delivers once, to later subscribers too")
  func futures() async {
    let future = Future<Int, Never> { $0(.success(4)) }
    #expect(Self.run(future) == ["4", "end"])
    #expect(await future.value == 4)
    var numbers: [Int] = []
    for await number in [1, 2].publisher.values { numbers.append(number) }
    #expect(numbers == [1, 2])
  }

  final class Model: ObservableObject {
    @Published var text = "a"
    @Published var copy = ""
  }

  @Test("A published property is assigned to, and announces it")
  func assigning() {
    let model = Model()
    var announced = 0
    let kept = model.objectWillChange.sink { announced += 1 }
    model.$text.map { $0 + "!" }.assign(to: &model.$copy)
    model.text = "b"
    withExtendedLifetime(kept) { #expect(model.copy == "b!") }
    #expect(announced == 3)
  }

  @Test("Notifications are delivered while someone subscribes")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("ready"))
    var count = 0
    let kept = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    kept.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
