// What a screen pushed over another does to its appearances and tasks, and what it leaves.
import Testing

@testable import SwiftUI

@Observable private final class Model {
  var path: [Int] = []
  var value = 0
  var isSheetShown = false
}

/// A screen that notes what happens to it, with a state of its own.
private struct Screen: View {
  let name: String
  let model: Model
  let log: EventLog
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.add("\(name) appears") }
      .onDisappear { log.add("\(name) disappears") }
      .onChange(of: model.value, initial: true) { log.add("\(name) has \(model.value)") }
      .task {
        log.add("\(name) starts")
        // Ends by cancellation alone.
        try? await Task.sleep(for: .seconds(600))
        log.add("\(name) ends")
      }
  }
}

private struct Stack: View {
  @Bindable var model: Model
  let log: EventLog
  var isNamed = false
  var body: some View {
    NavigationStack(path: $model.path) {
      Screen(name: "root", model: model, log: log)
        .sheet(isPresented: $model.isSheetShown) { Text(verbatim: "sheet") }
        .navigationDestination(for: Int.self) { number in
          if isNamed {
            Screen(name: "\(number)", model: model, log: log).id(number)
          } else {
            Screen(name: "\(number)", model: model, log: log)
          }
        }
    }
  }
}

@MainActor @Suite("Screens over screens", .timeLimit(.minutes(10))) struct CoveredPageTests {
  private let model = Model()
  private let log = EventLog()

  private func until(_ lines: Set<String>) async {
    while !lines.isSubset(of: log.events), !Task.isCancelled { await Task.yield() }
  }

  @Test("A covered screen disappears and its task ends; on return both come again, its state kept")
  func covered() async {
    let tester = ViewTester(Stack(model: model, log: log))
    await until(["root appears", "root starts", "root has 0"])
    tester.press("root 0")
    _ = log.take()
    _ = tester.operations { model.path = [1] }
    await until(["root disappears", "root ends", "1 appears", "1 starts"])
    #expect(tester.tree.runningTasks == 1)
    _ = log.take()
    _ = tester.operations { model.path = [] }
    await until(["1 disappears", "1 ends", "root appears", "root starts"])
    #expect(!log.take().contains("root has 0"))
    #expect(tester.fresh.contains("root 1"))
  }

  @Test("A screen that is covered goes on hearing of changes, but starts no task")
  func changes() async {
    let tester = ViewTester(Stack(model: model, log: log))
    await until(["root starts"])
    _ = tester.operations { model.path = [1] }
    await until(["root ends", "1 starts"])
    _ = log.take()
    _ = tester.operations { model.value = 7 }
    #expect(Set(log.take()) == ["root has 7", "1 has 7"])
    #expect(tester.tree.runningTasks == 1)
  }

  @Test("A screen that lies under others from the start appears once they are gone")
  func startsCovered() async {
    model.path = [1, 2]
    let tester = ViewTester(Stack(model: model, log: log))
    await until(["2 appears", "2 starts"])
    #expect(log.events.filter { $0.hasSuffix("appears") } == ["2 appears"])
    _ = log.take()
    _ = tester.operations { model.path = [] }
    await until(["2 disappears", "root appears", "root starts"])
    #expect(!log.events.contains { $0.hasPrefix("1 ") })
  }

  @Test("An address that leads over a screen does not let it appear")
  func address() async {
    let tester = ViewTester(Stack(model: model, log: log), components: ["5"])
    await until(["5 appears", "5 starts"])
    #expect(!log.events.contains("root appears") && !log.events.contains("root starts"))
    #expect(tester.tree.page.components == ["5"])
  }

  @Test("A sheet lets the screen under it be")
  func sheet() async {
    let tester = ViewTester(Stack(model: model, log: log))
    await until(["root starts"])
    _ = log.take()
    _ = tester.operations { model.isSheetShown = true }
    #expect(tester.fresh.contains("sheet") && log.take() == [])
    #expect(tester.tree.runningTasks == 1)
  }

  @Test("A replaced element of the path keeps the state and the task of its screen")
  func replaced() async {
    let tester = ViewTester(Stack(model: model, log: log))
    await until(["root starts"])
    _ = tester.operations { model.path = [1] }
    await until(["1 starts", "root ends"])
    tester.press("1 0")
    _ = log.take()
    _ = tester.operations { model.path = [2] }
    #expect(tester.fresh.contains("2 1"))
    #expect(log.take() == [] && tester.tree.runningTasks == 1)
  }

  @Test("With an id for each element, a replaced one is another screen")
  func named() async {
    let tester = ViewTester(Stack(model: model, log: log, isNamed: true))
    _ = tester.operations { model.path = [1] }
    await until(["1 starts"])
    tester.press("1 0")
    _ = tester.operations { model.path = [2] }
    await until(["1 disappears", "2 appears", "2 starts"])
    #expect(tester.fresh.contains("2 0"))
  }
}
