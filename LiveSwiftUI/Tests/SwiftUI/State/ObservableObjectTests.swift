// Objects that publish their properties: who renders when they change, and until when.
import Testing

@testable import SwiftUI

@MainActor @Suite("Observable objects") struct ObservableObjectTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var silent = 0
  }

  struct Reading: View {
    @ObservedObject var counter: Counter
    var body: some View { Text(verbatim: "\(counter.count) \(counter.silent)") }
  }

  @Test("A view renders when a published property of its object changes, and not when another does")
  func published() {
    let counter = Counter()
    let tester = ViewTester(Reading(counter: counter))
    #expect(tester.html == #"<span class="t">0 0</span>"#)
    #expect(tester.operations { counter.silent = 5 } == [])
    #expect(tester.operations { counter.count = 1 } == [.text(1, "1 5")])
  }

  @Test("A binding from the object's projected value writes the property")
  func bindings() {
    struct Screen: View {
      @ObservedObject var counter: Counter
      var body: some View { TextField("Name", text: $counter.name) }
    }
    let counter = Counter()
    let tester = ViewTester(Screen(counter: counter))
    tester.send(.input, .text("b"), to: "Name")
    #expect(counter.name == "b")
  }

  @Test("A state object is made once for its place, and goes with it")
  func stateObject() {
    struct Owner: View {
      @StateObject private var counter = Counter()
      var body: some View { Button("Add \(counter.count)") { counter.count += 1 } }
    }
    struct Screen: View {
      @State private var isShown = true
      @State private var turn = 0
      var body: some View {
        Button("Turn \(turn)") { turn += 1 }
        Button("Hide") { isShown.toggle() }
        if isShown { Owner() }
      }
    }
    let tester = ViewTester(Screen())
    tester.press("Add 0")
    tester.press("Turn 0")
    #expect(tester.fresh.contains("Add 1"))
    tester.press("Hide")
    tester.press("Hide")
    #expect(tester.fresh.contains("Add 0"))
  }

  @Test("An object in the environment is found by its class")
  func environment() {
    struct Inner: View {
      @EnvironmentObject var counter: Counter
      var body: some View { Text(verbatim: "\(counter.count)") }
    }
    let counter = Counter()
    let tester = ViewTester(VStack { Inner() }.environmentObject(counter))
    #expect(tester.operations { counter.count = 3 } == [.text(2, "3")])
  }

  @Test("A view that is gone lets go of its object")
  func lettingGo() {
    struct Screen: View {
      let counter: Counter
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Reading(counter: counter) }
      }
    }
    weak var held: Counter?
    let tester: ViewTester
    do {
      let counter = Counter()
      held = counter
      tester = ViewTester(Screen(counter: counter))
    }
    #expect(held != nil)
    tester.press("Hide")
    _ = tester.operations { held?.count = 1 }
    #expect(!tester.fresh.contains("<span class=\"t\">1 0</span>"))
  }

  @Test("onReceive runs for each value while the view is there")
  func receiving() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var isShown = true
      @State private var sum = 0
      var body: some View {
        Text(verbatim: "\(sum)")
        Button("Hide") { isShown = false }
        if isShown { Text(verbatim: "here").onReceive(subject) { sum += $0 } }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let tester = ViewTester(Screen(subject: subject))
    #expect(tester.operations { subject.send(2) } == [.text(1, "2")])
    #expect(tester.operations { subject.send(3) } == [.text(1, "5")])
    tester.press("Hide")
    #expect(tester.operations { subject.send(4) } == [])
  }

  @Test("A published property tells its value now, then each new one before it is stored")
  func projected() {
    let counter = Counter()
    var heard: [String] = []
    let held = counter.$count.sink { heard.append("\($0) of \(counter.count)") }
    counter.count = 7
    held.cancel()
    counter.count = 8
    #expect(heard == ["0 of 0", "7 of 0"])
  }

  @Test("A subscription ends when what holds it is released, and a subject tells its end")
  func endings() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    var isFinished = false
    var held: Set<AnyCancellable> = []
    subject.sink { _ in
      isFinished = true
    } receiveValue: {
      heard.append($0)
    }.store(in: &held)
    subject.value = 2
    held = []
    subject.send(3)
    #expect(heard == [1, 2] && !isFinished)
    subject.eraseToAnyPublisher().sink { _ in
      isFinished = true
    } receiveValue: {
      heard.append($0)
    }
    .store(in: &held)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(heard == [1, 2, 3] && isFinished)
  }
}
