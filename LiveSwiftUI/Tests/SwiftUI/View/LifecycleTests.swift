// What happens as views come, change and go.
import Testing

@testable import SwiftUI

@Observable private final class Model {
  var isShown = true
  var id = 1
  var value = 0
}

/// Equal by more than its hash could be: not Hashable, as `task(id:)` allows.
private struct Key: Equatable { let number: Int }

@MainActor @Suite("Coming and going", .timeLimit(.minutes(10))) struct LifecycleTests {
  @Test("Appearing, changing and going are told in order, once each")
  func order() {
    struct Screen: View {
      let model: Model
      let log: EventLog
      var body: some View {
        VStack {
          if model.isShown {
            Text(verbatim: "\(model.value)")
              .onAppear { log.add("appears") }
              .onDisappear { log.add("goes") }
              .onChange(of: model.value, initial: true) { log.add("\($0) to \($1)") }
          }
        }
      }
    }
    let (model, log) = (Model(), EventLog())
    let tester = ViewTester(Screen(model: model, log: log))
    #expect(Set(log.events) == ["appears", "0 to 0"])
    _ = log.take()
    _ = tester.operations { model.value = 2 }
    _ = tester.operations { model.value = 2 }
    _ = tester.operations { model.isShown = false }
    _ = tester.operations { model.isShown = true }
    #expect(Array(log.events.prefix(2)) == ["0 to 2", "goes"])
    #expect(Set(log.events.dropFirst(2)) == ["appears", "2 to 2"])
  }

  @Test("A task starts anew when its id changes, is cancelled before, and at the end")
  func tasks() async {
    struct Screen: View {
      let model: Model
      let log: EventLog
      var body: some View {
        if model.isShown {
          Text(verbatim: "\(model.value)").task(id: Key(number: model.id)) {
            let id = model.id
            log.add("starts \(id)")
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(600))  // Ends by cancellation alone.
            } onCancel: {
            }
            log.add("ends \(id)")
          }
        }
      }
    }
    let (model, log) = (Model(), EventLog())
    let tester = ViewTester(Screen(model: model, log: log))
    await until { log.events == ["starts 1"] }
    _ = tester.operations { model.value = 5 }
    #expect(tester.tree.runningTasks == 1)
    _ = tester.operations { model.id = 2 }
    await until { log.events.count == 3 }
    #expect(Set(log.events.dropFirst()) == ["ends 1", "starts 2"])
    _ = tester.operations { model.isShown = false }
    await until { log.events.count == 4 }
    #expect(log.events.last == "ends 2")
    await until { tester.tree.runningTasks == 0 }
  }

  @Test("A closed tree cancels its tasks and lets its views go")
  func close() async {
    let log = EventLog()
    let tester = ViewTester(Text(verbatim: "a").onDisappear { log.add("goes") })
    tester.tree.close()
    #expect(log.events == ["goes"])
  }

  /// Lets other work on the main actor run until `isTrue`; the test's time limit is the bound.
  private func until(_ isTrue: () -> Bool) async {
    while !isTrue(), !Task.isCancelled { await Task.yield() }
  }
}
