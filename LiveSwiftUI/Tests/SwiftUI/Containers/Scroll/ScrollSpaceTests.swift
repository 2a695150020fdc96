// The coordinate spaces of scroll views: frames in them, and what is visible of them.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ScrollSpaceTests {
  @Test("A frame is counted from the corner of what is visible of the scroll view around")
  func frame() {
    let page = ViewTester(ScrollView { ScrollReader(space: .scrollView) })
    #expect(page.report("300 20 16 400 0 44 390 844").map(\.text) == ["16 356 300 20"])
    #expect(page.report("300 20 16 380 0 44 390 844").map(\.text) == ["16 336 300 20"])
  }

  @Test("A frame is counted from the scroll view that scrolls along an axis")
  func axis() {
    let page = ViewTester(
      ScrollView {
        ScrollView(.horizontal) { ScrollReader(space: .scrollView(axis: .vertical)) }
      })
    let corners = "300 20 16 400 -50 390 340 500 0 44 390 844"
    #expect(page.report(corners).map(\.text) == ["16 356 300 20"])
    let inner = ViewTester(
      ScrollView {
        ScrollView(.horizontal) { ScrollReader(space: .scrollView(axis: .horizontal)) }
      })
    #expect(inner.report(corners).map(\.text) == ["66 10 300 20"])
  }

  @Test("Without a scroll view around, a frame is counted from the window")
  func none() {
    let page = ViewTester(ScrollReader(space: .scrollView))
    #expect(page.report("300 20 16 400").map(\.text) == ["16 400 300 20"])
  }

  @Test("What is visible of the scroll view is counted from the view")
  func bounds() {
    let log = RectLog()
    let page = ViewTester(
      List {
        Text("x").onGeometryChange(for: CGRect?.self) {
          $0.bounds(of: .scrollView)
        } action: {
          log.rects.append($0)
        }
      })
    _ = page.report("300 20 16 400 0 44 390 844")
    #expect(log.rects == [CGRect(x: -16, y: -356, width: 390, height: 800)])
  }

  @Test("What is visible of a view that the app named is unknown")
  func named() {
    let log = RectLog()
    let page = ViewTester(
      VStack {
        Text("x").onGeometryChange(for: CGRect?.self) {
          $0.bounds(of: .named("box"))
        } action: {
          log.rects.append($0)
        }
      }.coordinateSpace(.named("box")))
    _ = page.report("300 20 16 400 0 390")
    #expect(log.rects == [nil])
  }

  @Test("An effect follows the frame in the scroll view")
  func effect() {
    let page = ViewTester(
      ScrollView {
        Text("x").visualEffect { content, proxy in
          content.offset(y: proxy.frame(in: .scrollView(axis: .vertical)).minY)
        }
      })
    _ = page.report("300 20 16 400 0 44 390 844")
    #expect(page.fresh.contains("356"))
  }

  @Test("A scroll view that has a name has both spaces, its own first")
  func both() {
    let page = ViewTester(
      ScrollView { ScrollReader(space: .named("list")) }.coordinateSpace(name: "list"))
    #expect(page.report("300 20 16 400 0 44 390 844 0 -56").map(\.text) == ["16 456 300 20"])
  }
}

/// Writes its frame in a space.
private struct ScrollReader: View {
  let space: NamedCoordinateSpace

  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: space)
      Text(
        verbatim: [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
          .joined(separator: " "))
    }.frame(height: 20)
  }
}

@MainActor private final class RectLog {
  var rects: [CGRect?] = []
}

extension ViewTester {
  /// Reports a measurement of the first measured element, and returns what follows.
  fileprivate func report(_ text: String) -> [PageOperation] {
    let element = elements.first { $0.attribute("data-g") != nil }
    return operations { tree.handle(.size, on: Int(element?.id ?? -1), value: .text(text)) }
  }
}

extension PageOperation {
  fileprivate var text: String? { if case .text(_, let text) = self { text } else { nil } }
}
