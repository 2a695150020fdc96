// Axes, scales, colours and the legend of charts.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Axes of charts") struct AxisTests {
  private enum Mood: String, Plottable {
    case happy = "Happy"
    case sad = "Sad"
  }

  private func moods(_ change: (AnyView) -> some View) throws -> ChartPage {
    try ChartPage(
      change(
        AnyView(
          Chart {
            BarMark(x: .value("Posts", 3), y: .value("Mood", Mood.happy))
              .foregroundStyle(by: .value("Mood", Mood.happy))
            BarMark(x: .value("Posts", 1), y: .value("Mood", Mood.sad))
              .foregroundStyle(by: .value("Mood", Mood.sad))
          })))
  }

  private func fills(_ page: ChartPage) -> [String] {
    page.page.html.matches(of: /<rect class="([^"]*)"/).map { match in
      let names = match.1.split(separator: " ").map { String($0) }
      return Rules.css.split(separator: "\n").filter { rule in
        names.contains { rule.hasPrefix(".\($0){fill:") }
      }.map { String($0.split(separator: "{")[1].dropLast()) }.joined()
    }
  }

  @Test("Values are told by colours in Apple's order, and by a legend")
  func colors() throws {
    let page = try moods { $0 }
    #expect(page.legend == ["Happy", "Sad"])
    #expect(fills(page) == ["fill:var(--blue)", "fill:var(--green)"])
    #expect(page.marks == ["Posts: 3, Mood: Happy", "Posts: 1, Mood: Sad"])
    #expect(page.labels("chart-y") == ["Happy", "Sad"])
  }

  @Test("An app chooses the colours and their order, or hides the legend")
  func ownColors() throws {
    let chosen = try moods {
      $0.chartForegroundStyleScale([Mood.sad: Color.gray, Mood.happy: Color.yellow])
    }
    #expect(chosen.legend == ["Sad", "Happy"])
    #expect(fills(chosen) == ["fill:var(--yellow)", "fill:var(--gray)"])
    let listed = try moods { $0.chartForegroundStyleScale(range: [Color.red, Color.pink]) }
    #expect(fills(listed) == ["fill:var(--red)", "fill:var(--pink)"])
    #expect(try moods { $0.chartLegend(.hidden) }.legend == [])
  }

  @Test("A hidden axis has neither lines nor words; its scale stays")
  func hidden() throws {
    let page = try moods { $0.chartXAxis(.hidden).chartYAxis(.hidden) }
    #expect(page.labels("chart-x") + page.labels("chart-y") == [])
    #expect(page.shapes("line", ["x1"]) == [])
    #expect(try moods { $0 }.bars == page.bars)
  }

  @Test("A domain says where an axis ends and which categories it has")
  func domains() throws {
    let numbers = try moods { $0.chartXScale(domain: 0...6) }
    #expect(numbers.shapes("rect", ["width"]) == ["width=50%", "width=16.6667%"])
    let categories = try moods { $0.chartYScale(domain: [Mood.sad, .happy]) }
    #expect(categories.shapes("rect", ["y"]) == ["y=55%", "y=5%"])
    let numbered = try ChartPage(
      Chart([2020, 2022], id: \.self) { BarMark(x: .value("Year", $0), y: .value("n", 1)) }
        .chartXScale(type: .category))
    #expect(numbered.shapes("rect", ["x"]) == ["x=5%", "x=55%"])
    let turned = try moods { $0.chartXScale(domain: .automatic(reversed: true)) }
    #expect(turned.shapes("rect", ["x"]) == ["x=0%", "x=66.6667%"])
  }

  @Test("An app chooses the values of an axis, its lines and its words")
  func ownMarks() throws {
    let page = try moods {
      $0.chartXAxis {
        AxisMarks(position: .top, values: .stride(by: 1)) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 3))
          if let posts = value.as(Int.self), posts % 2 == 1 {
            AxisValueLabel { Text("\(posts) posts") }
          }
        }
        AxisMarks(values: [2.0]) {
          AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
        }
      }
    }
    #expect(page.labels("chart-x") == ["1 posts", "3 posts", "200%"])
    #expect(page.shapes("line", ["x1", "stroke-width"]).count == 4)
  }

  @Test("The words of numbers and dates are the reader's")
  func languages() throws {
    let start = Date(timeIntervalSince1970: 1_767_225_600)
    let chart = Chart {
      ForEach(0..<4) { month in
        PointMark(
          x: .value("Mes", start + Double(month) * 2_678_400), y: .value("Euros", month * 4_000))
      }
    }
    let page = try ChartPage(chart, language: "es_ES")
    #expect(page.labels("chart-x") == ["ene", "feb", "mar"])
    #expect(page.labels("chart-y") == ["0", "5000", "10.000", "15.000"])
  }

  @Test("Words in the middle of units are as many as the units")
  func centered() throws {
    let page = try ChartPage(
      Chart {
        ForEach(0..<3) { day in
          BarMark(
            x: .value("Day", Date(timeIntervalSince1970: Double(day) * 86_400), unit: .day),
            y: .value("Minutes", day)
          )
          .foregroundStyle(Color.green.gradient)
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) {
          AxisValueLabel(format: .dateTime.weekday(), centered: true)
        }
      })
    #expect(page.labels("chart-x") == ["Thu", "Fri", "Sat"])
    #expect(page.shapes("linearGradient", ["id"]).count == 1)
  }

  @Test("Axes have words beside them, and a chart says which way it runs")
  func words() throws {
    let page = try moods {
      $0.chartXAxisLabel("Posts of a week").chartYAxisLabel("Moods", position: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(page.page.all { $0.isNamed("chart-t") }.map(\.text) == ["Posts of a week", "Moods"])
    #expect(page.page.all("figure").map { $0.attribute("dir") } == ["rtl"])
  }

  @Test("Words that come from outside are text")
  func escaped() throws {
    let page = try ChartPage(
      Chart {
        BarMark(x: .value("<b>", "\"><script>"), y: .value("n", 1))
          .foregroundStyle(by: .value("k", "</svg>"))
      })
    #expect(!page.page.html.contains("<script>"))
    #expect(page.page.html.contains("&lt;/svg&gt;"))
    #expect(page.marks == ["<b>: \"><script>, n: 1, k: </svg>"])
  }
}
