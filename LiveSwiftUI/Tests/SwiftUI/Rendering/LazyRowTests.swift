// Lazy rows: what is done when they come near, however often they were drawn before.
import Testing

@testable import SwiftUI

@MainActor @Suite("Lazy rows") struct LazyRowTests {
  /// Notes which rows appeared.
  @MainActor private final class Diary {
    var appeared: [Int] = []
  }

  private struct Rows: View {
    let diary: Diary
    @State private var title = "Before"

    var body: some View {
      Button("Change") { title = "After" }
      List {
        Section {
          ForEach(1..<3) { number in
            Text(verbatim: "\(title) \(number)")
              .onAppear { diary.appeared.append(number) }
          }
        }
      }
    }
  }

  @Test("A row that was drawn again while it waited appears when the browser says that it is near")
  func redrawn() {
    let diary = Diary()
    let tester = ViewTester(Rows(diary: diary))
    #expect(tester.html.matches(of: /<li[^>]*data-n/).count == 2)
    _ = tester.press("Change")
    #expect(tester.fresh.matches(of: /<li[^>]*data-n/).count == 2)
    #expect(diary.appeared == [])
    let row = tester.number(of: "After 2")
    _ = tester.operations { tester.tree.handle(.near, on: row, value: .none) }
    #expect(diary.appeared == [2])
    _ = tester.operations { tester.tree.handle(.near, on: row, value: .none) }
    #expect(diary.appeared == [2])
  }
}
