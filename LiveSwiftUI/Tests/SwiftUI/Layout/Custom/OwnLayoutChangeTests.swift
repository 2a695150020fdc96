// Layouts of an app's own after a change: of a view, of the layout, and of what was proposed.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Changes of an app's own layouts") struct OwnLayoutChangeTests {
  private struct Growing: View {
    @State private var count = 2
    var body: some View {
      Button("More") { count += 1 }
      Flow { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }
    }
  }

  @Test("A new view is hidden until its size is known, and a changed size moves the others")
  func changedViews() {
    let page = ViewTester(Growing())
    page.report("200 20")
    page.report("60 10", to: 1)
    page.report("80 10", to: 2)
    page.press("More")
    #expect(page.hidden == [false, false, true])
    page.report("40 10", to: 3)
    #expect(page.hidden == [false, false, false])
    #expect(page.points == ["0 0", "70 0", "160 0"])
    page.report("100 30", to: 1)
    #expect(page.points == ["0 0", "110 0", "0 40"])
    #expect(page.current == page.reference)
  }

  @Test("A layout whose own values change runs again without a report of the browser")
  func changedLayout() {
    struct Turning: View {
      @State private var gap: CGFloat = 10
      var body: some View {
        Button("Wider") { gap = 30 }
        Row(gap: gap) { ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)") } }
      }
    }
    let page = ViewTester(Turning())
    page.report("200 20")
    page.report("60 10", to: 1)
    page.report("80 10", to: 2)
    #expect(page.points == ["0 0", "70 0"])
    page.press("Wider")
    #expect(page.points == ["0 0", "90 0"])
  }

  @Test("A view gets a narrower width, and its height follows from an estimate, then the browser")
  func narrower() {
    let page = ViewTester(
      Column {
        Text("long words")
        Text("b")
      })
    page.report("100 20")
    page.report("190 10", to: 1)
    page.report("30 10", to: 2)
    #expect(
      page.boxes == [
        "inset-inline-start:0px;top:0px;--most:50px",
        "inset-inline-start:0px;top:40px;--most:100px",
      ])
    page.report("50 60", to: 1)
    #expect(page.points == ["0 0", "0 60"])
  }

  @Test("A view that takes all its width is stretched to what the layout proposes")
  func wider() {
    let page = ViewTester(
      Column {
        Text("a").frame(maxWidth: .infinity)
        Color.red
      })
    page.report("100 20")
    page.report("20 10", to: 1)
    page.report("10 10", to: 2)
    #expect(
      page.boxes == [
        "inset-inline-start:0px;top:0px;--least:50px;--most:100px",
        "inset-inline-start:0px;top:10px;--least:50px;--most:100px",
      ])
  }

  @Test("Sizes that chase each other end after a few rounds")
  func chase() {
    let page = ViewTester(Contrary { Text("a").frame(maxWidth: .infinity) })
    page.report("400 20")
    var changes = 0
    for round in 0..<40 {
      if page.report("\(100 + 10 * round) 10", to: 1) != [] { changes += 1 }
    }
    #expect(changes < 12)
  }

  @Test("A layout keeps its cache, and makes it anew when the views change")
  func cache() {
    let log = CacheLog()
    struct Page: View {
      let log: CacheLog
      @State private var count = 1
      var body: some View {
        Button("More") { count += 1 }
        Caching(log: log) { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }
      }
    }
    let page = ViewTester(Page(log: log))
    page.report("100 100")
    page.report("10 10", to: 1)
    #expect(log.counts == [1])
    page.press("More")
    #expect(log.counts == [1, 2])
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test("Views keep their state when a layout of the system's takes the place of an app's own")
  func switching() {
    struct Page: View {
      @State private var isOwn = true
      var body: some View {
        Button("Turn") { isOwn.toggle() }
        let layout = isOwn ? AnyLayout(Flow()) : AnyLayout(VStackLayout())
        layout {
          Counter()
          Text("b")
        }
      }
    }
    let page = ViewTester(Page())
    page.report("200 20")
    page.report("20 10", to: 1)
    page.report("20 10", to: 2)
    page.press("0")
    page.press("Turn")
    #expect(page.fresh.contains(">1<") && page.boxes == [])
    page.press("Turn")
    #expect(page.fresh.contains(">1<") && page.boxes == ["", ""])
    #expect(page.current == page.reference)
  }
}

extension ViewTester {
  /// Whether each box of a layout is hidden.
  fileprivate var hidden: [Bool] {
    elements.filter { $0.isNamed("own-c") }.map { $0.isNamed("own-n") }
  }

  /// What a fresh load of the page shows.
  fileprivate var reference: String { ReferencePage(fresh).html }
}

/// Views beside each other.
private struct Row: Layout {
  let gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 200, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for view in subviews {
      view.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
      x += view.sizeThatFits(.unspecified).width + gap
    }
  }
}

/// Views below each other, at a width of 50 points.
private struct Column: Layout {
  private let each = ProposedViewSize(width: 50, height: nil)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: 100, height: subviews.map { $0.sizeThatFits(each).height }.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for view in subviews {
      view.place(at: CGPoint(x: 0, y: y), proposal: each)
      y += view.sizeThatFits(each).height
    }
  }
}

/// A layout that gives a view a width that differs from the one that it has.
private struct Contrary: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 400, height: 100) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      let width = view.sizeThatFits(.unspecified).width + 5
      view.place(at: .zero, proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}

@MainActor private final class CacheLog: Sendable {
  // Written by a layout, which runs on the main actor.
  nonisolated(unsafe) var counts: [Int] = []
}

/// A layout that notes for how many views it makes its cache.
private struct Caching: Layout {
  let log: CacheLog

  func makeCache(subviews: Subviews) -> Int {
    log.counts.append(subviews.count)
    return subviews.count
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize { CGSize(width: 10, height: 10 * cache) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {}
}
