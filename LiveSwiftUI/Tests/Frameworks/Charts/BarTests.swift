// Bars: where they lie, how they stack, what is said of them.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Bars of charts") struct BarTests {
  @Test("Each bar is an element that says the labels and the values of both axes")
  func names() throws {
    let page = try ChartPage(
      Chart(Minutes.week) { BarMark(x: .value("Day", $0.id), y: .value("Minutes", $0.minutes)) })
    #expect(
      page.marks == [
        "Day: Mon, Minutes: 20", "Day: Tue, Minutes: 50", "Day: Wed, Minutes: 0",
      ])
    #expect(page.page.all("figure").count == 1)
  }

  @Test("Bars of categories take four fifths of their places, up to the last round number")
  func upright() throws {
    let page = try ChartPage(
      Chart(Minutes.week) { BarMark(x: .value("Day", $0.id), y: .value("Minutes", $0.minutes)) })
    #expect(
      page.bars == [
        "x=3.3333% y=60% width=26.6667% height=40%",
        "x=36.6667% y=0% width=26.6667% height=100%",
        "x=70% y=100% width=26.6667% height=0%",
      ])
    #expect(page.labels("chart-y") == ["0", "10", "20", "30", "40", "50"])
    #expect(page.labels("chart-x") == ["Mon", "Tue", "Wed"])
  }

  @Test("Bars lie where the numbers are across, the first category on top")
  func level() throws {
    let page = try ChartPage(
      Chart(Minutes.week) { BarMark(x: .value("Minutes", $0.minutes), y: .value("Day", $0.id)) })
    #expect(
      page.bars.first == "x=0% y=3.3333% width=40% height=26.6667%")
  }

  @Test("Bars at the same place stand on each other, those below zero below it")
  func stacked() throws {
    let page = try ChartPage(
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("In", 6))
        BarMark(x: .value("Day", "Mon"), y: .value("In", 4))
        BarMark(x: .value("Day", "Mon"), y: .value("Out", -10))
      })
    #expect(
      page.bars == [
        "x=10% y=20% width=80% height=30%", "x=10% y=0% width=80% height=20%",
        "x=10% y=50% width=80% height=50%",
      ])
  }

  @Test("Stacks may be normalized, centered, or not be stacks")
  func methods() throws {
    func bars(_ stacking: MarkStackingMethod) throws -> [String] {
      try ChartPage(
        Chart {
          BarMark(x: .value("Day", "Mon"), y: .value("In", 30), stacking: stacking)
          BarMark(x: .value("Day", "Mon"), y: .value("In", 10), stacking: stacking)
        }
      ).shapes("rect", ["y", "height"])
    }
    #expect(try bars(.normalized) == ["y=25% height=75%", "y=0% height=25%"])
    #expect(try bars(.center) == ["y=25% height=75%", "y=0% height=25%"])
    #expect(try bars(.unstacked) == ["y=0% height=100%", "y=66.6667% height=33.3333%"])
  }

  @Test("A bar from value to value lies between them, and a bin takes its whole place")
  func ranges() throws {
    let between = try ChartPage(
      Chart {
        BarMark(x: .value("Day", "Mon"), yStart: .value("Low", 10), yEnd: .value("High", 30))
        BarMark(xStart: .value("From", 10), xEnd: .value("To", 30), y: .value("Day", "Mon"))
      }
      .chartYAxis(.hidden))
    #expect(between.marks.first == "Day: Mon, Low: 10, High: 30")
    let bins = try ChartPage(
      Chart {
        BarMark(x: .value("Age", 0..<10), y: .value("People", 4), width: .ratio(1))
        BarMark(x: .value("Age", 10..<20), y: .value("People", 2), width: .inset(2))
      })
    #expect(bins.marks == ["Age: 0 – 10, People: 4", "Age: 10 – 20, People: 2"])
    #expect(
      bins.bars == ["x=0% y=0% width=50% height=100%", "x=50% y=50% height=50%"])
  }

  @Test("The reader's day is the unit of a date, and is said in their language")
  func units() throws {
    let date = Date(timeIntervalSince1970: 1_780_000_000)
    let madrid = TimeZone(identifier: "Europe/Madrid")!
    let page = try ChartPage(
      Chart {
        BarMark(x: .value("Día", date, unit: .day), y: .value("Minutos", 1_500.5))
      }
      .environment(\.timeZone, madrid), language: "es_ES")
    #expect(page.marks == ["Día: jueves, 28 de mayo, Minutos: 1500,5"])
    #expect(page.bars == ["x=10% y=24.975% width=80% height=75.025%"])
  }

  @Test("What is not finite is left out, and no chart has more than a thousand marks")
  func bounds() throws {
    let page = try ChartPage(
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Minutes", Double.nan))
        BarMark(x: .value("Day", "Tue"), y: .value("Minutes", Double.infinity))
        BarMark(x: .value("Day", "Wed"), y: .value("Minutes", 1e300))
        BarMark(x: .value("Day", "Thu"), y: .value("Minutes", 3))
      })
    #expect(page.marks == ["Day: Thu, Minutes: 3"])
    let many = try ChartPage(
      Chart {
        ForEach(0..<5_000) { BarMark(x: .value("Number", $0), y: .value("Minutes", 1)) }
      })
    #expect(many.bars.count == 1_000)
    #expect(try ChartPage(Chart {}).page.all("figure").count == 1)
  }

  @Test("A changed number changes the attributes of its bar and no more")
  func change() throws {
    let page = try ChartPage(GrowingChart())
    page.page.tap("Grow")
    let operations = page.page.operations
    let attributes = operations.filter { "\($0)".contains("aria-label") }
    #expect(attributes.count == 1)
    #expect(operations.count == 3, "\(operations)")
    #expect(page.marks == ["Day: Mon, Minutes: 10", "Day: Tue, Minutes: 40"])
  }

  private struct GrowingChart: View {
    @State private var minutes = 5

    var body: some View {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Minutes", minutes))
        BarMark(x: .value("Day", "Tue"), y: .value("Minutes", 40))
      }
      Button("Grow") { minutes = 10 }
    }
  }
}
