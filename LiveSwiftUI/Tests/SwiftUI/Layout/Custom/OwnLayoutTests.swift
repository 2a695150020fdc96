// Layouts of an app's own: where their views are put once the browser has reported sizes.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Layouts of an app's own") struct OwnLayoutTests {
  /// Five tags, 10 points high and as wide as their number says.
  private static let tags = [60, 80, 90, 50, 100]

  private static func report(_ page: ViewTester, width: Int = 200) {
    page.report("\(width) 300")
    for (index, tag) in tags.enumerated() { page.report("\(tag) 10", to: index + 1) }
  }

  @Test("The views flow until the browser has reported every size")
  func flowing() {
    let page = ViewTester(Flow { ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)") } })
    #expect(
      page.styled == """
        <div class="own gx" data-g><div class="own-c" data-g><span class="t">0</span></div>\
        <div class="own-c" data-g><span class="t">1</span></div></div>
        """)
    page.report("200 20")
    page.report("60 10", to: 1)
    #expect(page.boxes == ["", ""])
    page.report("80 10", to: 2)
    #expect(
      page.boxes == [
        "inset-inline-start:0px;top:0px;--most:200px",
        "inset-inline-start:70px;top:0px;--most:200px",
      ])
    #expect(page.container == "--wide:150px;--high:10px")
  }

  @Test("Five tags wrap at the width of the container, and again when it changes")
  func wrapping() {
    let page = ViewTester(Flow { ForEach(0..<5, id: \.self) { Text(verbatim: "\($0)") } })
    Self.report(page)
    #expect(page.points == ["0 0", "70 0", "0 20", "100 20", "0 40"])
    #expect(page.container == "--wide:420px;--high:50px")
    page.report("300 50")
    #expect(page.points == ["0 0", "70 0", "160 0", "0 20", "60 20"])
    #expect(page.container == "--wide:420px;--high:30px")
  }

  @Test("A change of less than a point renders nothing")
  func tolerance() {
    let page = ViewTester(Flow { ForEach(0..<5, id: \.self) { Text(verbatim: "\($0)") } })
    Self.report(page)
    #expect(page.report("60.9 10.4", to: 1) == [])
    #expect(page.report("200.8 50", to: 0) == [])
  }

  @Test("A layout that takes all its space proposes the height that the browser reports")
  func radial() {
    let page = ViewTester(Radial { ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)") } })
    #expect(page.html.contains(#"class="own gx gy""#))
    page.report("200 100")
    for index in 1...4 { page.report("20 10", to: index) }
    #expect(page.points == ["130 45", "90 85", "50 45", "90 5"])
    #expect(page.container == "")
  }

  @Test("A layout reads the values and the priorities of its views, the outermost of each")
  func values() {
    let page = ViewTester(
      DroppedRow {
        Text("a").layoutValue(key: Level.self, value: 1).layoutValue(key: Level.self, value: 3)
        Text("b").padding().layoutPriority(2)
        HStack { Text("c").layoutValue(key: Level.self, value: 9) }
        Wrapped()
      })
    page.report("300 100")
    for index in 1...4 { page.report("20 10", to: index) }
    #expect(page.points == ["0 30", "2 0", "0 0", "0 40"])
  }

  @Test("Numbers that are not finite put views in the corner, and trap nothing")
  func wild() {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      let page = ViewTester(Wild(number: number) { Text("a") })
      page.report("200 100")
      page.report("20 10", to: 1)
      #expect(page.boxes.count == 1)
      let longest = number.isFinite ? (number > 0 ? "16384 16384" : "-16384 -16384") : "0 0"
      #expect(page.points == [longest])
    }
    let page = ViewTester(Flow { Text("a") })
    for text in ["", "nan nan", "1e999 2", "-5 -5", "1 2 3"] {
      page.report(text)
      page.report(text, to: 1)
    }
    page.report("200 20")
    page.report("20 10", to: 1)
    #expect(page.points == ["0 0"])
  }
}

/// Views around the middle.
private struct Radial: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, view) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      let point = CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle))
      view.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Level: LayoutValueKey {
  static let defaultValue = 0
}

/// A view whose body hands a value up.
private struct Wrapped: View {
  var body: some View { Text("d").layoutValue(key: Level.self, value: 4) }
}

/// Views as far down as their level says, and as far to the right as their priority says.
private struct DroppedRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 100, height: 100) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      let point = CGPoint(x: view.priority, y: Double(view[Level.self] * 10))
      view.place(at: point, proposal: .unspecified)
    }
  }
}

/// A layout whose every number is the same.
private struct Wild: Layout {
  let number: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: number, height: number) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: number, y: number),
        proposal: ProposedViewSize(width: number, height: number))
    }
  }
}
