// Gestures of two fingers: what the browser tells of them, and what follows from it.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Gestures of two fingers") struct PinchGestureTests {
  private let log = EventLog()

  private static let moves = "0 1.5 30 2 90 150 220 100 200 200 80"
  private static let ends = "1 2 45 0 0 150 220 100 200 200 80"
  private static let fails = "2 1 0 0 0 150 220 100 200 200 80"

  private func page(_ gesture: some Gesture) -> ViewTester {
    ViewTester(Text("card").gesture(gesture))
  }

  /// The attributes of all elements that wait for two fingers, outermost first.
  private func waiting(_ page: ViewTester) -> [String] {
    page.elements.compactMap { $0.attribute("data-pi") }
  }

  /// What is told when the browser says this of the innermost element that waits for two fingers.
  private func told(_ page: ViewTester, _ text: String) -> [String] {
    page.send(.pinch, .text(text), to: "card")
    return log.take()
  }

  /// A card that grows and turns with the fingers, and says what was left of it.
  private struct Card: View {
    @GestureState private var scale = 1.0
    @State private var last = "nothing"

    var body: some View {
      VStack {
        Text("scale \(Int(scale * 100))")
        Text("last \(last)")
        Text("card").gesture(
          MagnifyGesture()
            .updating($scale) { value, scale, _ in scale = value.magnification }
            .onEnded { last = "\($0.magnification)" })
      }
    }
  }

  private func words(_ page: ViewTester, _ text: String) -> [String] {
    page.send(.pinch, .text(text), to: "card").compactMap {
      if case .text(_, let words) = $0 { words } else { nil }
    }
  }

  @Test("Two fingers change a state while they move, and the state is what it was afterwards")
  func state() {
    let page = ViewTester(Card())
    #expect(page.tree.usedScripts.contains(.gestures))
    #expect(waiting(page) == ["m 0.01"])
    #expect(words(page, Self.moves) == ["scale 150"])
    #expect(words(page, Self.moves) == [], "the same fingers are no change")
    #expect(words(page, Self.ends).sorted() == ["last 2.0", "scale 100"])
  }

  @Test("Fingers that the browser breaks off end without success")
  func cancelled() {
    let page = ViewTester(Card())
    _ = words(page, Self.moves)
    #expect(words(page, Self.fails) == ["scale 100"])
  }

  @Test("A magnification has the scale, its velocity, and the place in the view")
  func magnify() throws {
    var values: [MagnifyGesture.Value] = []
    let page = page(MagnifyGesture(minimumScaleDelta: 0.2).onChanged { values.append($0) })
    #expect(waiting(page) == ["m 0.2"])
    page.send(.pinch, .text(Self.moves), to: "card")
    let value = try #require(values.first)
    #expect(
      values == [
        MagnifyGesture.Value(
          time: value.time, magnification: 1.5, velocity: 2,
          startAnchor: UnitPoint(x: 0.25, y: 0.25), startLocation: CGPoint(x: 50, y: 20))
      ])
  }

  @Test("A rotation has the angle, its velocity, and the place in the view")
  func rotate() throws {
    var values: [RotateGesture.Value] = []
    let page = page(RotateGesture().onEnded { values.append($0) })
    #expect(waiting(page) == ["r 1"])
    page.send(.pinch, .text(Self.moves), to: "card")
    page.send(.pinch, .text(Self.ends), to: "card")
    let value = try #require(values.first)
    #expect(
      values == [
        RotateGesture.Value(
          time: value.time, rotation: .degrees(45), velocity: .zero,
          startAnchor: UnitPoint(x: 0.25, y: 0.25), startLocation: CGPoint(x: 50, y: 20))
      ])
  }

  @Test("The older gestures have the scale or the angle alone")
  func older() {
    let scale = page(
      MagnificationGesture(minimumScaleDelta: 0.5).onChanged { [log] in log.add("\($0)") })
    #expect(waiting(scale) == ["m 0.5"])
    #expect(told(scale, Self.moves) == ["1.5"])
    let angle = page(
      RotationGesture(minimumAngleDelta: .degrees(10)).onChanged { [log] in
        log.add("\($0.degrees.rounded())")
      })
    #expect(waiting(angle) == ["r 10"])
    #expect(told(angle, Self.moves) == ["30.0"])
  }

  @Test("A scale and an angle at the same time have one value, each by its own element")
  func simultaneous() {
    let page = page(
      MagnifyGesture().simultaneously(with: RotateGesture())
        .onChanged { [log] value in
          let angle = value.second.map { Int($0.rotation.degrees.rounded()) }
          log.add("\(value.first?.magnification ?? -1) \(angle ?? -1)")
        }
        .onEnded { [log] _ in log.add("end") })
    #expect(waiting(page) == ["r 1", "m 0.01"])
    let places = page.elements.filter { $0.attribute("data-pi") != nil }.map { Int($0.id) }
    func told(_ place: Int, _ text: String) -> [String] {
      _ = page.tree.handle(.pinch, on: place, value: .text(text))
      return log.take()
    }
    #expect(told(places[1], Self.moves) == ["1.5 -1"])
    #expect(told(places[0], Self.moves) == ["1.5 30"])
    #expect(told(places[1], Self.ends) == [])
    #expect(told(places[0], Self.ends) == ["end"])
  }

  @Test("Two fingers after a held press count only then, and their failure is told")
  func sequence() {
    let page = page(
      LongPressGesture().sequenced(before: MagnifyGesture())
        .onChanged { [log] value in
          if case .second(_, let value) = value { log.add("\(value?.magnification ?? -1)") }
        }
        .onEnded { [log] _ in log.add("whole") })
    #expect(waiting(page) == ["m 0.01 f"])
    // Two fingers alone are none.
    #expect(told(page, Self.moves) == [])
    #expect(told(page, Self.ends) == [])
    page.send(.hold, to: "card")
    #expect(log.take() == ["-1.0"])
    #expect(told(page, Self.moves) == ["1.5"])
    #expect(told(page, Self.ends) == ["whole"])
    page.send(.hold, to: "card")
    #expect(told(page, Self.fails) == ["-1.0"])
    #expect(told(page, Self.ends) == [])
  }

  @Test("Of a drag and two fingers only the one counts that came first")
  func exclusive() {
    let page = page(
      MagnifyGesture().onEnded { [log] _ in log.add("magnified") }
        .exclusively(before: DragGesture().onEnded { [log] _ in log.add("dragged") }))
    #expect(told(page, Self.moves) == [])
    page.send(.drag, .text("1 0 0 9 8 0 0 0 0"), to: "card")
    #expect(log.take() == [])
    #expect(told(page, Self.ends) == ["magnified"])
    page.send(.drag, .text("1 0 0 9 8 0 0 0 0"), to: "card")
    #expect(log.take() == ["dragged"])
  }

  @Test("A mapped gesture has the other value while it lasts and at its end")
  func map() {
    let page = page(
      MagnificationGesture().map { Int($0 * 100) }
        .onChanged { [log] in log.add("\($0) %") }
        .onEnded { [log] in log.add("end \($0) %") })
    #expect(told(page, Self.moves) == ["150 %"])
    #expect(told(page, Self.ends) == ["end 200 %"])
  }

  @Test("A gesture of high priority is one of the view's unless it is disabled or masked")
  func priority() {
    let gesture = MagnifyGesture()
    let pages = [
      ViewTester(Text("card").highPriorityGesture(gesture)),
      ViewTester(Text("card").highPriorityGesture(gesture, isEnabled: true)),
      ViewTester(Text("card").highPriorityGesture(gesture, including: .subviews)),
      ViewTester(Text("card").highPriorityGesture(gesture, isEnabled: false)),
    ]
    #expect(pages.map(waiting) == [["m 0.01"], ["m 0.01"], [], []])
  }

  @Test("A least change that is no number, or below zero, is none at all")
  func leastChange() {
    #expect(waiting(page(MagnifyGesture(minimumScaleDelta: .nan))) == ["m 0"])
    #expect(waiting(page(MagnifyGesture(minimumScaleDelta: -1))) == ["m 0"])
    #expect(waiting(page(RotateGesture(minimumAngleDelta: .degrees(.infinity)))) == ["r 1000"])
  }

  @Test(
    "Texts of another form change nothing",
    arguments: [
      "", "0", "3 1.5 0 0 0 0 0 0 0 9 9", "0 1.5 0 0 0 0 0 0 0 9", "0 nan 0 0 0 0 0 0 0 9 9",
      "0 1.5 0 0 0 0 0 0 0 9 9 9", "0 inf 0 0 0 0 0 0 0 9 9", "x 1.5 0 0 0 0 0 0 0 9 9",
      "0.5 1.5 0 0 0 0 0 0 0 9 9", String(repeating: "1 ", count: 200),
    ])
  func odd(text: String) {
    #expect(words(ViewTester(Card()), text) == [])
  }

  @Test("Scales, angles, velocities and places are bounded")
  func bounds() throws {
    let high = try #require(PinchReport("0 1e300 1e300 1e300 1e300 -1e9 1e9 0 0 0 -5"))
    #expect(high.scale == 100)
    #expect(high.rotation == .degrees(PinchReport.farthest))
    #expect(high.scaleVelocity == 100)
    #expect(high.rotationVelocity == .degrees(PinchReport.farthest))
    #expect(high.startLocation == CGPoint(x: -Measured.farthest, y: Measured.farthest))
    #expect(high.startAnchor == .center)
    let low = try #require(PinchReport("0 -7 -1e300 -1e300 -1e300 500 -500 0 0 10 10"))
    #expect(low.scale == 0.01)
    #expect(low.rotation == .degrees(-PinchReport.farthest))
    #expect(low.scaleVelocity == -100)
    #expect(low.rotationVelocity == .degrees(-PinchReport.farthest))
    #expect(low.startAnchor == .topTrailing)
  }
}
