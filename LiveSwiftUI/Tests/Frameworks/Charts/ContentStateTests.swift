// State and environment in content of an app's own.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Cups: ChartContent {
  let day: String
  @State private var count = 1
  @Environment(\.isEnabled) private var isEnabled

  var body: some ChartContent {
    BarMark(x: .value("Day", day), y: .value("Cups", count))
      .annotation { Button("\(isEnabled ? "More" : "Full") on \(day)") { count += 1 } }
  }
}

@MainActor @Suite("State in content of charts") struct ContentStateTests {
  @Test("Each piece of content has its own state, and keeps it by the identity of its element")
  func state() throws {
    struct Screen: View {
      @State private var days = ["Mon", "Tue"]
      var body: some View {
        Button("Turn round") { days.reverse() }
        Chart { ForEach(days, id: \.self) { Cups(day: $0) } }
      }
    }
    let page = try ChartPage(Screen())
    #expect(page.marks == ["Day: Mon, Cups: 1", "Day: Tue, Cups: 1"])
    page.page.tap("More on Mon")
    #expect(page.marks == ["Day: Mon, Cups: 2", "Day: Tue, Cups: 1"])
    page.page.tap("Turn round")
    #expect(page.marks == ["Day: Tue, Cups: 1", "Day: Mon, Cups: 2"])
  }

  @Test("Content reads the environment of its chart")
  func environment() throws {
    let page = try ChartPage(Chart { Cups(day: "Mon") }.disabled(true))
    #expect(page.page.all("button").map(\.text) == ["Full on Mon"])
  }

  @Test("Content in another branch starts anew")
  func branches() throws {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        Button("Change") { isFirst.toggle() }
        Chart {
          if isFirst { Cups(day: "Mon") } else { Cups(day: "Tue") }
        }
      }
    }
    let page = try ChartPage(Screen())
    page.page.tap("More on Mon")
    page.page.tap("Change")
    #expect(page.marks == ["Day: Tue, Cups: 1"])
    page.page.tap("Change")
    #expect(page.marks == ["Day: Mon, Cups: 1"])
  }
}
