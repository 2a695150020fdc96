// Gestures: what the browser tells of a pointer, and what follows from it.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct GestureTests {
  /// A card that follows a drag, and says where it was let go.
  private struct Card: View {
    @GestureState private var way = CGSize.zero
    @State private var place = "nowhere"
    var space: CoordinateSpace = .local

    var body: some View {
      VStack {
        Text("way \(Int(way.width)) \(Int(way.height))")
        Text("at \(place)")
        Text("card").gesture(
          DragGesture(minimumDistance: 4, coordinateSpace: space)
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded { value in
              let (end, far) = (value.location, value.predictedEndTranslation)
              place = "\(Int(end.x)) \(Int(end.y)) far \(Int(far.width)) \(Int(far.height))"
            })
      }
    }
  }

  private func drag(_ page: ViewTester, _ text: String) -> [String] {
    page.send(.drag, .text(text), to: "card").compactMap {
      if case .text(_, let words) = $0 { words } else { nil }
    }
  }

  @Test("A drag changes its state while it lasts, and the state is what it was afterwards")
  func drag() {
    let page = ViewTester(Card())
    #expect(page.tree.usedScripts.contains(.gestures))
    #expect(page.html.contains(#"data-dr="4""#))
    #expect(drag(page, "0 110 220 115 228 0 0 100 200") == ["way 5 8"])
    #expect(drag(page, "0 110 220 115 228 0 0 100 200") == [], "the same place is no change")
    #expect(drag(page, "0 110 220 140 210 80 40 100 200") == ["way 30 -10"])
    #expect(
      drag(page, "1 110 220 140 210 80 40 100 200").sorted()
        == ["at 40 10 far 50 0", "way 0 0"])
  }

  @Test("A drag that the browser breaks off ends without success")
  func cancelled() {
    let page = ViewTester(Card())
    _ = drag(page, "0 0 0 9 9 0 0 0 0")
    #expect(drag(page, "2 0 0 9 9 0 0 0 0") == ["way 0 0"])
  }

  @Test("Places count from the page, or from a named view around")
  func spaces() {
    let global = ViewTester(Card(space: .global))
    #expect(drag(global, "1 110 220 140 210 0 0 100 200") == ["at 140 210 far 30 -10"])
    let named = ViewTester(
      VStack { Card(space: .named("board")) }.coordinateSpace(name: "board"))
    #expect(drag(named, "1 110 220 140 210 0 0 100 200 30 10") == ["at 110 200 far 30 -10"])
    #expect(drag(named, "1 110 220 141 210 0 0 100 200") == ["at 141 210 far 31 -10"])
  }

  @Test(
    "Texts of another form change nothing",
    arguments: [
      "", "0", "3 0 0 9 9 0 0 0 0", "0 0 0 9 9 0 0 0", "0 0 0 nan 9 0 0 0 0", "x 0 0 9 9 0 0 0 0",
      "0.5 0 0 9 9 0 0 0 0", "0 0 0 9 9 0 0 0 0 0", String(repeating: "1 ", count: 200),
    ])
  func odd(text: String) {
    #expect(drag(ViewTester(Card()), text) == [])
  }

  @Test("Places and speeds are bounded")
  func bounds() throws {
    let told = try #require(DragReport("0 -1e9 0 1e300 0 -1e300 7 0 0"))
    #expect(told.start == CGPoint(x: -Measured.farthest, y: 0))
    #expect(told.location == CGPoint(x: Measured.farthest, y: 0))
    #expect(told.velocity == CGSize(width: -DragReport.fastest, height: 7))
  }

  @Test("A tap, two taps and a held press act beside each other")
  func beside() {
    let log = EventLog()
    let page = ViewTester(
      Text("card")
        .gesture(TapGesture().onEnded { log.add("tap") })
        .gesture(TapGesture(count: 2).onEnded { log.add("two") })
        .simultaneousGesture(
          LongPressGesture(minimumDuration: 1, maximumDistance: 5)
            .onChanged { log.add("pressing \($0)") }.onEnded { log.add("held \($0)") }))
    #expect(page.html.contains(#"data-tap="2""#))
    #expect(page.html.contains(#"data-h="1000 5 p""#))
    page.send(.click, to: "card")
    page.send(.taps, to: "card")
    page.send(.hold, .flag(true), to: "card")
    page.send(.hold, to: "card")
    page.send(.hold, .flag(false), to: "card")
    #expect(log.events == ["tap", "two", "pressing true", "held true"])
  }

  @Test("onTapGesture takes as many taps as it is told")
  func taps() {
    let log = EventLog()
    let page = ViewTester(Text("card").onTapGesture(count: 2) { log.add("two") })
    page.send(.click, to: "card")
    #expect(log.events == [])
    page.send(.taps, to: "card")
    #expect(log.events == ["two"])
  }

  @Test("A gesture of a gesture has the values of the inner one")
  func custom() {
    struct Swipe: Gesture {
      var body: _EndedGesture<DragGesture> { DragGesture().onEnded { _ in } }
      typealias Value = DragGesture.Value
    }
    let log = EventLog()
    let page = ViewTester(Text("card").gesture(Swipe().onEnded { log.add("\($0.location.x)") }))
    _ = drag(page, "1 0 0 25 0 0 0 0 0")
    #expect(log.events == ["25.0"])
  }

  @Test("A disabled view, and a mask without the gesture, wait for nothing")
  func disabled() {
    let gesture = DragGesture().onEnded { _ in }
    for page in [
      ViewTester(Text("card").gesture(gesture).disabled(true)),
      ViewTester(Text("card").gesture(gesture, including: .subviews)),
    ] {
      #expect(!page.html.contains("data-dr"))
    }
  }

  @Test("A mouse that comes over a view and leaves it is told")
  func hover() {
    let log = EventLog()
    let page = ViewTester(Text("card").onHover { log.add("\($0)") })
    #expect(page.html.contains("data-hv"))
    page.send(.hover, .flag(true), to: "card")
    page.send(.hover, .flag(false), to: "card")
    #expect(log.events == ["true", "false"])
  }

  @Test("Keys by which a browser finds, loads again and goes back stay the browser's")
  func keysOfTheBrowser() {
    let page = ViewTester(
      VStack {
        Button("Search") {}.keyboardShortcut("f")
        Button("Refresh") {}.keyboardShortcut("r", modifiers: .control)
        Button("Back") {}.keyboardShortcut("[")
        Button("Refresh all") {}.keyboardShortcut("r", modifiers: [.command, .shift])
        Button("Feed") {}.keyboardShortcut("f", modifiers: .option)
      })
    #expect(page.elements.compactMap { $0.attribute("data-k") } == ["a+f"])
    #expect(page.elements.filter { $0.attribute("aria-keyshortcuts") != nil }.count == 1)
  }

  @Test("A shortcut names its keys to the script and to a screen reader")
  func shortcuts() {
    let page = ViewTester(
      VStack {
        Button("Save") {}.keyboardShortcut("s")
        Button("Find") {}.keyboardShortcut("F", modifiers: [.option, .shift])
        Button("Done") {}.keyboardShortcut(.defaultAction)
        Button("Back") {}.keyboardShortcut(.leftArrow, modifiers: .control)
      })
    let keys = page.elements.compactMap { element in
      element.attribute("data-k").map { "\($0) = \(element.attribute("aria-keyshortcuts") ?? "")" }
    }
    #expect(
      keys == [
        "c+s = Meta+S Control+S", "a+s+f = Alt+Shift+F", "enter = Enter",
        "c+arrowleft = Control+Arrowleft",
      ])
  }
}
