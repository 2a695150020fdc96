// Gestures made of two others.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Gestures of gestures") struct ComposedGestureTests {
  private let log = EventLog()

  private func page(_ gesture: some Gesture, services: TreeServices = TreeServices()) -> ViewTester
  {
    ViewTester(Text("card").gesture(gesture), services: services)
  }

  /// What is told when the browser says this of the card.
  private func told(
    _ page: ViewTester, _ kind: Handler.Kind, _ value: EventValue = .none
  ) -> [String] {
    page.send(kind, value, to: "card")
    return log.take()
  }

  private static let moves = "0 0 0 5 8 0 0 0 0"
  private static let ends = "1 0 0 9 8 0 0 0 0"
  private static let fails = "2 0 0 0 0 0 0 0 0"

  @Test("A drag counts only after the held press, and the whole ends with it")
  func sequence() {
    let page = page(
      LongPressGesture(minimumDuration: 1)
        .onEnded { [log] _ in log.add("held") }
        .sequenced(
          before: DragGesture().onEnded { [log] in log.add("at \(Int($0.location.x))") }
        )
        .onChanged { [log] value in
          switch value {
          case .first(let isPressed): log.add("first \(isPressed)")
          case .second(let isHeld, let drag):
            log.add("second \(isHeld) \(drag.map { Int($0.location.x) } ?? -1)")
          }
        }
        .onEnded { [log] _ in log.add("whole") })
    #expect(page.html.contains(#"data-dr="10 f""#))
    // A drag alone is none.
    #expect(told(page, .drag, .text(Self.moves)) == [])
    #expect(told(page, .drag, .text(Self.ends)) == [])
    #expect(told(page, .hold, .flag(true)) == ["first true"])
    #expect(told(page, .hold) == ["second true -1", "held"])
    #expect(told(page, .hold, .flag(false)) == [])
    #expect(told(page, .drag, .text(Self.moves)) == ["second true 5"])
    #expect(told(page, .drag, .text(Self.ends)) == ["at 9", "whole"])
    #expect(told(page, .drag, .text(Self.moves)) == [])
  }

  /// A card that says how far a held press and the drag after it have got.
  private struct Card: View {
    @GestureState private var state = "at rest"

    var body: some View {
      VStack {
        Text(state)
        Text("card").gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .updating($state) { value, state, _ in
              state = if case .second = value { "held" } else { "pressed" }
            })
      }
    }
  }

  @Test("The state of a sequence lasts until the pointer is let go, though nothing was dragged")
  func failure() {
    let page = ViewTester(Card())
    func words(_ kind: Handler.Kind, _ value: EventValue = .none) -> [String] {
      page.send(kind, value, to: "card").compactMap {
        if case .text(_, let words) = $0 { words } else { nil }
      }
    }
    #expect(words(.hold, .flag(true)) == ["pressed"])
    #expect(words(.hold) == ["held"])
    #expect(words(.hold, .flag(false)) == [])
    #expect(words(.drag, .text(Self.fails)) == ["at rest"])
    #expect(words(.hold, .flag(true)) == ["pressed"])
    #expect(words(.hold, .flag(false)) == ["at rest"])
  }

  @Test("Two gestures at the same time have one value, and end when neither lasts")
  func simultaneous() {
    let page = page(
      DragGesture().simultaneously(with: LongPressGesture())
        .onChanged { [log] value in
          let way = value.first.map { Int($0.translation.width) }
          log.add("\(way ?? -1) \(value.second ?? false)")
        }
        .onEnded { [log] value in log.add("end \(Int(value.first?.location.x ?? -1))") })
    #expect(told(page, .hold, .flag(true)) == ["-1 true"])
    #expect(told(page, .drag, .text(Self.moves)) == ["5 true"])
    #expect(told(page, .hold, .flag(false)) == [])
    #expect(told(page, .drag, .text(Self.ends)) == ["end 9"])
    // What is broken off does not end.
    #expect(told(page, .drag, .text(Self.moves)) == ["5 false"])
    #expect(told(page, .drag, .text(Self.fails)) == [])
  }

  @Test("Of a held press and a drag only the one counts that came first")
  func exclusive() {
    let page = page(
      LongPressGesture().onEnded { [log] _ in log.add("held") }
        .exclusively(before: DragGesture().onEnded { [log] _ in log.add("dragged") })
        .onEnded { [log] value in
          switch value {
          case .first: log.add("first")
          case .second: log.add("second")
          }
        })
    #expect(told(page, .drag, .text(Self.moves)) == [])
    #expect(told(page, .hold) == [])
    #expect(told(page, .drag, .text(Self.ends)) == ["dragged", "second"])
    #expect(told(page, .hold) == ["held", "first"])
  }

  @Test("One tap waits for a second one where two taps come first")
  func taps() {
    var waiting: [(seconds: Double, work: @MainActor () -> Void)] = []
    var services = TreeServices()
    services.clock.wait = { seconds, work in
      waiting.append((seconds, work))
      return { waiting.removeAll() }
    }
    let page = page(
      TapGesture(count: 2).onEnded { [log] in log.add("two") }
        .exclusively(before: TapGesture().onEnded { [log] in log.add("one") }),
      services: services)
    #expect(told(page, .click) == [])
    #expect(waiting.map(\.seconds) == [0.4])
    waiting.removeFirst().work()
    #expect(log.take() == ["one"])
    _ = told(page, .click)
    _ = told(page, .click)
    #expect(told(page, .taps) == ["two"])
    #expect(waiting.isEmpty)
  }
}
