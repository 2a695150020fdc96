// Sizes and places: what the browser tells of an element, and what is drawn for it.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct GeometryTests {
  @Test("A geometry reader draws for a likely size, and again for the one that the browser tells")
  func size() {
    let page = ViewTester(
      GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") })
    #expect(page.html.contains("data-g"))
    #expect(page.html.contains("390 by 624"))
    #expect(page.tell("320 480.4").map(\.text) == ["320 by 480"])
    #expect(page.tell("320.9 480").isEmpty, "less than a point is no change")
    #expect(page.tell("321.5 480").map(\.text) == ["321 by 480"])
  }

  @Test("A frame around is known before the browser tells anything")
  func frame() {
    let page = ViewTester(
      GeometryReader { Text("\(Int($0.size.width))") }.frame(width: 120, height: 80))
    #expect(page.html.contains("120"))
    #expect(!page.html.contains("390"))
    #expect(page.tell("100 80").map(\.text) == ["100"])
  }

  @Test("The likely size follows the width of the browser's window")
  func window() {
    let page = ViewTester(GeometryReader { Text("\(Int($0.size.width))") })
    page.tree.builtIn.windowWidth = 1_275
    #expect(page.tree.builtIn.likelyRoom == CGSize(width: 1_275, height: 765))
  }

  @Test("Sizes are bounded, and texts of another form change nothing")
  func bounds() {
    let page = ViewTester(GeometryReader { Text("\(Int($0.size.width)) \(Int($0.size.height))") })
    #expect(page.tell("1e300 -5").map(\.text) == ["16,384 1"])
    #expect(page.tell("0 0").isEmpty, "a view that is not shown keeps its size")
    #expect(page.tell("1e-320 7").map(\.text) == ["1 7"])
    for text in ["", "1", "1 2 3", "nan 2", "inf 2", "a b", String(repeating: "1 ", count: 200)] {
      #expect(page.tell(text).isEmpty)
    }
  }

  @Test("A place is asked for only where somebody reads it")
  func place() {
    let page = ViewTester(
      GeometryReader { Text("top \(Int($0.frame(in: .global).minY))") }.frame(height: 20))
    #expect(page.fresh.contains(#"data-g="p""#))
    #expect(page.tell("300 20 16 400").map(\.text) == ["top 400"])
    #expect(page.tell("300 20 16 380").map(\.text) == ["top 380"])
    #expect(!ViewTester(GeometryReader { _ in Text("x") }).html.contains(#"data-g="p""#))
  }

  @Test("A place in a named space is counted from the corner of that view")
  func named() {
    let page = ViewTester(
      VStack {
        GeometryReader {
          Text(
            "\(Int($0.frame(in: .named("inner")).minY)) \(Int($0.frame(in: .named("outer")).minY))")
        }
        .coordinateSpace(.named("inner"))
      }
      .coordinateSpace(name: "outer"))
    #expect(page.tell("300 20 0 400 0 390 0 100").map(\.text) == ["10 300"])
  }

  @Test("A place counted from the view itself is its size, and asks the browser for nothing")
  func local() {
    let page = ViewTester(
      GeometryReader { Text("\(Int($0.frame(in: .local).maxX))") }.frame(width: 50, height: 50))
    #expect(page.html.contains(">50<"))
    #expect(!page.fresh.contains(#"data-g="p""#))
  }

  @Test("What is in a geometry reader keeps its state when the size changes")
  func state() {
    let page = ViewTester(GeometryReader { _ in Counting() })
    #expect(page.press("0").map(\.text) == ["1"])
    #expect(page.tell("100 100").isEmpty)
    #expect(page.press("1").map(\.text) == ["2"])
  }

  @Test("An action runs with the first size, and then when what is made of it changes")
  func change() {
    let log = SizeLog()
    let page = ViewTester(
      Text("x").onGeometryChange(for: Bool.self) {
        $0.size.width > 100
      } action: {
        log.add($0)
      })
    #expect(log.values.isEmpty)
    _ = page.tell("90 20")
    _ = page.tell("95 20")
    _ = page.tell("120 20")
    #expect(log.values == [false, true])
  }

  @Test("Two actions on one view both run")
  func twoChanges() {
    let log = SizeLog()
    let page = ViewTester(
      Text("x")
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.add($0 > 10) }
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { log.add($0 > 10) })
    for element in page.elements where element.attribute("data-g") != nil {
      page.tree.handle(.size, on: Int(element.id), value: .text("5 20"))
    }
    #expect(log.values.count == 2)
  }

  @Test("The script of gestures is loaded with the first element that needs it, once")
  func script() {
    var services = TreeServices()
    services.scripts[.gestures] = "/_/gestures.js?v=1"
    let page = ViewTester(Later(), services: services)
    #expect(!page.tree.usedScripts.contains(.gestures))
    let operations = page.press("Show")
    #expect(operations.filter { $0 == .script("/_/gestures.js?v=1") }.count == 1)
    #expect(!page.press("Show").contains { $0 == .script("/_/gestures.js?v=1") })
  }
}

private struct Counting: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Later: View {
  @State private var count = 0
  var body: some View {
    Button("Show") { count += 1 }
    ForEach(0..<count, id: \.self) { _ in GeometryReader { _ in Text("x") } }
  }
}

@MainActor private final class SizeLog {
  private(set) var values: [Bool] = []
  func add(_ value: Bool) { values.append(value) }
}

extension ViewTester {
  /// Tells the size of the first measured element, and returns what follows.
  fileprivate func tell(_ text: String) -> [PageOperation] {
    let element = elements.first { $0.attribute("data-g") != nil }
    return operations { tree.handle(.size, on: Int(element?.id ?? -1), value: .text(text)) }
  }
}

extension PageOperation {
  fileprivate var text: String? { if case .text(_, let text) = self { text } else { nil } }
}
