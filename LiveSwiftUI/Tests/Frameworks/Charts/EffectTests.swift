// Effects on marks: offsets, filters, order, symbols and annotations.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Effects on marks of charts") struct EffectTests {
  private func bar(_ change: (AnyChartContent) -> some ChartContent) throws -> ChartPage {
    try ChartPage(
      Chart {
        change(
          AnyChartContent(BarMark(x: .value("Day", "Mon"), y: .value("Minutes", 10))))
      })
  }

  @Test("A mark is moved and has filters, inner ones first")
  func filters() throws {
    let page = try bar { $0.blur(radius: 2).shadow(color: .red, radius: 4).offset(x: 3, y: -2) }
    #expect(
      page.shapes("g", ["data-c"]) == [
        "data-c=translate:3px -2px;filter:blur(1px) drop-shadow(0px 0px 4px var(--red))"
      ])
    #expect(try bar { $0 }.shapes("g", ["data-c"]) == [])
  }

  @Test("Each end of a bar is moved on its own")
  func ends() throws {
    let page = try bar { $0.offset(yStart: -4, yEnd: 6) }
    #expect(page.bars == ["x=10% y=0% width=80%"])
    #expect(page.shapes("g", ["data-c"]) == ["data-c=translate:0px 6px"])
    let wider = try bar { $0.offset(xStart: -4, xEnd: 4, yStart: 0, yEnd: 0) }
    #expect(wider.bars == ["x=10% y=0% height=100%"])
    #expect(wider.shapes("g", ["data-c"]) == ["data-c=translate:-4px 0px"])
  }

  @Test("A greater z-index is drawn later; content of any type and plots are content")
  func order() throws {
    let page = try ChartPage(
      Chart {
        Plot {
          BarMark(x: .value("Day", "Mon"), y: .value("Minutes", 1))
          BarMark(x: .value("Day", "Tue"), y: .value("Minutes", 2))
        }
        .zIndex(1)
        AnyChartContent(erasing: BarMark(x: .value("Day", "Wed"), y: .value("Minutes", 3)))
      })
    #expect(
      page.marks == ["Day: Wed, Minutes: 3", "Day: Mon, Minutes: 1", "Day: Tue, Minutes: 2"])
  }

  @Test("Lines have a stroke style for each value, which the legend explains")
  func strokes() throws {
    let page = try ChartPage(
      Chart {
        ForEach(["A", "B"], id: \.self) { name in
          LineMark(x: .value("Hour", 0), y: .value("Heat", 0)).lineStyle(by: .value("Room", name))
          LineMark(x: .value("Hour", 2), y: .value("Heat", 2)).lineStyle(by: .value("Room", name))
        }
      })
    #expect(page.legend == ["A", "B"])
    #expect(
      page.shapes("path", ["stroke-dasharray"]) == [
        "", "stroke-dasharray=6 4", "", "stroke-dasharray=6 4",
      ])
  }

  @Test("A point may be a view or an outline")
  func symbols() throws {
    let view = try ChartPage(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol { Text("Here") } })
    #expect(view.page.all { $0.isNamed("chart-n") }.map(\.text) == ["Here"])
    #expect(view.marks == ["x: 1, y: 1"])
    #expect(view.shapes("path", ["d"]) == [])
    let outline = try ChartPage(
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1))
          .symbol(.square.strokeBorder(lineWidth: 2)).symbolSize(100)
      })
    #expect(
      outline.shapes("path", ["d", "stroke-width", "fill"]) == [
        "d=M-4 -4L4 -4L4 4L-4 4Z stroke-width=2 fill=none"
      ])
  }

  @Test("A circle of SwiftUI is a symbol as the circle of charts is")
  func circle() throws {
    let own = try ChartPage(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle()).symbolSize(30) })
    let basic = try ChartPage(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.circle).symbolSize(30) })
    #expect(own.shapes("path", ["d"]) == basic.shapes("path", ["d"]))
    #expect(own.marks == ["x: 1, y: 1"])
  }

  @Test("An annotation that extends beyond the plot is moved into it")
  func overflow() throws {
    let page = try bar {
      $0.annotation(overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) { Text("Best") }
    }
    let views = page.page.all { $0.isNamed("chart-n") }
    #expect(
      views.map { $0.attribute("data-c") } == [
        "inset-inline-start:0;top:0;"
          + "translate:max(0px,min(50cqw - 50%,100cqw - 100%)) calc(0cqh - 100%)"
      ])
  }
}
