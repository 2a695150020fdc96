// Lazy rows: what is done when they come near, however often they were drawn before.
import Testing

@testable import SwiftUI

@MainActor @Suite("Lazy rows") struct LazyRowTests {
  private struct Rows: View {
    let log: EventLog
    @State private var title = "Before"

    var body: some View {
      Button("Change") { title = "After" }
      List {
        Section {
          ForEach(1..<3) { number in
            Text(verbatim: "\(title) \(number)")
              .onAppear { log.add("\(number)") }
          }
        }
      }
    }
  }

  @Test("A row that was drawn again while it waited appears when the browser says that it is near")
  func redrawn() {
    let log = EventLog()
    let tester = ViewTester(Rows(log: log))
    #expect(tester.html.matches(of: /<li[^>]*data-n/).count == 2)
    tester.press("Change")
    #expect(tester.fresh.matches(of: /<li[^>]*data-n/).count == 2)
    #expect(log.events == [])
    let row = tester.number(of: "After 2")
    _ = tester.operations { tester.tree.handle(.near, on: row, value: .none) }
    #expect(log.events == ["2"])
    _ = tester.operations { tester.tree.handle(.near, on: row, value: .none) }
    #expect(log.events == ["2"])
  }
}
