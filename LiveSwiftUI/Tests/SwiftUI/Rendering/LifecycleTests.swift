// What happens as views come, change and go.
import Testing

@testable import SwiftUI

/// What happened, in order.
@MainActor private final class Diary {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

@Observable private final class Model {
  var isShown = true
  var id = 1
  var value = 0
}

/// Equal by more than its hash could be: not Hashable, as `task(id:)` allows.
private struct Key: Equatable { let number: Int }

@MainActor @Suite("Coming and going") struct LifecycleTests {
  @Test("Appearing, changing and going are told in order, once each")
  func order() {
    struct Screen: View {
      let model: Model
      let diary: Diary
      var body: some View {
        VStack {
          if model.isShown {
            Text(verbatim: "\(model.value)")
              .onAppear { diary.note("appears") }
              .onDisappear { diary.note("goes") }
              .onChange(of: model.value, initial: true) { diary.note("\($0) to \($1)") }
          }
        }
      }
    }
    let (model, diary) = (Model(), Diary())
    let tester = ViewTester(Screen(model: model, diary: diary))
    #expect(Set(diary.lines) == ["appears", "0 to 0"])
    diary.lines = []
    _ = tester.operations { model.value = 2 }
    _ = tester.operations { model.value = 2 }
    _ = tester.operations { model.isShown = false }
    _ = tester.operations { model.isShown = true }
    #expect(Array(diary.lines.prefix(2)) == ["0 to 2", "goes"])
    #expect(Set(diary.lines.dropFirst(2)) == ["appears", "2 to 2"])
  }

  @Test("A task starts anew when its id changes, is cancelled before, and at the end")
  func tasks() async {
    struct Screen: View {
      let model: Model
      let diary: Diary
      var body: some View {
        if model.isShown {
          Text(verbatim: "\(model.value)").task(id: Key(number: model.id)) {
            let id = model.id
            diary.note("starts \(id)")
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(600))  // Ends by cancellation alone.
            } onCancel: {
            }
            diary.note("ends \(id)")
          }
        }
      }
    }
    let (model, diary) = (Model(), Diary())
    let tester = ViewTester(Screen(model: model, diary: diary))
    await until { diary.lines == ["starts 1"] }
    _ = tester.operations { model.value = 5 }
    #expect(tester.tree.runningTasks == 1)
    _ = tester.operations { model.id = 2 }
    await until { diary.lines.count == 3 }
    #expect(Set(diary.lines.dropFirst()) == ["ends 1", "starts 2"])
    _ = tester.operations { model.isShown = false }
    await until { diary.lines.count == 4 }
    #expect(diary.lines.last == "ends 2")
    await until { tester.tree.runningTasks == 0 }
  }

  @Test("A closed tree cancels its tasks and lets its views go")
  func close() async {
    let diary = Diary()
    let tester = ViewTester(Text(verbatim: "a").onDisappear { diary.note("goes") })
    tester.tree.close()
    #expect(diary.lines == ["goes"])
  }

  /// Lets other work on the main actor run until `isTrue`; the test's time limit is the bound.
  private func until(_ isTrue: () -> Bool) async {
    while !isTrue(), !Task.isCancelled { await Task.yield() }
  }
}
