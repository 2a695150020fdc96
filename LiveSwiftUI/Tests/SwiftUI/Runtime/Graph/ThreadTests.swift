// Writes of other threads: each is there when it is read again, and the page shows the last.
import Foundation
import Testing

@testable import SwiftUI

private struct Row: Sendable {
  var name = ""
  var count = 0
}

private final class Model: ObservableObject, @unchecked Sendable {
  // Its published properties are guarded.
  @Published var count = 0
  @Published var items: [String] = []
  @Published var isFull = false
}

@Observable private final class Counter: @unchecked Sendable {
  // Changed in these tests through bindings only.
  var count = 0
}

/// A view with a count in each kind of property.
private struct Counts: View {
  @State var count = 0
  @State var rows = [Row()]
  @State var optional: Int? = 0
  @AppStorage("app") var app = 0
  @SceneStorage("scene") var scene = 0
  @FocusState var focus: Int?
  @AccessibilityFocusState var spoken: Int?
  let model = Model()
  let counter = Counter()
  let shown: (Counts) -> Void

  // The properties themselves, which are not bound to an actor as the view is.
  var counting: State<Int> { _count }
  var listing: State<[Row]> { _rows }
  var choosing: State<Int?> { _optional }
  var keeping: AppStorage<Int> { _app }
  var storing: SceneStorage<Int> { _scene }
  var focusing: FocusState<Int?> { _focus }
  var speaking: AccessibilityFocusState<Int?> { _spoken }

  var body: some View {
    shown(self)
    return Text(verbatim: "\(count) \(rows[0].count) \(optional ?? -1) \(app) \(scene)")
  }
}

/// A way to add one on any thread, and to read what there is.
private struct Way: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let add: @MainActor @Sendable (Counts) -> @Sendable () -> Void
  let read: @MainActor @Sendable (Counts) -> Int?

  static let all: [Way] = [
    Way("@State", of: { $0.counting }, { $0.wrappedValue += 1 }, { $0.count }),
    Way(
      "a row of @State", of: { $0.listing }, { $0.wrappedValue[0].count += 1 }, { $0.rows[0].count }
    ),
    Way("a method", of: { $0.listing }, { $0.wrappedValue.append(Row()) }, { $0.rows.count - 1 }),
    Way("@AppStorage", of: { $0.keeping }, { $0.wrappedValue += 1 }, { $0.app }),
    Way("@SceneStorage", of: { $0.storing }, { $0.wrappedValue += 1 }, { $0.scene }),
    Way("@FocusState", of: { $0.focusing }, { add(to: &$0.wrappedValue) }, { $0.focus }),
    Way("its binding", of: { $0.$focus }, { add(to: &$0.wrappedValue) }, { $0.focus }),
    Way(
      "the focus of accessibility", of: { $0.speaking }, { add(to: &$0.wrappedValue) },
      { $0.spoken }),
    Way("a binding", of: { $0.$count }, { $0.wrappedValue += 1 }, { $0.count }),
    Way(
      "@Binding", of: { Binding(projectedValue: $0.$count) }, { $0.wrappedValue += 1 }, { $0.count }
    ),
    Way(
      "a binding to an element", of: { $0.$rows }, { $0[0].count.wrappedValue += 1 },
      { $0.rows[0].count }),
    Way(
      "a binding to an optional", of: { Binding($0.$optional)! }, { $0.wrappedValue += 1 },
      { $0.optional }),
    Way(
      "an animated binding", of: { $0.$count.animation() }, { $0.wrappedValue += 1 }, { $0.count }),
    Way(
      "a binding of closures",
      of: { counts in
        // As in apps that check no isolation.
        nonisolated(unsafe) let app = counts.keeping
        return Binding(get: { app.wrappedValue }, set: { app.wrappedValue = $0 })
      }, { $0.wrappedValue += 1 }, { $0.app }),
    Way("@Published", of: { $0.model }, { $0.count += 1 }, { $0.model.count }),
    Way(
      "a binding to @Published",
      of: { ObservedObject(wrappedValue: $0.model).projectedValue.count },
      { $0.wrappedValue += 1 }, { $0.model.count }),
    Way(
      "@Bindable", of: { Bindable($0.counter).count }, { $0.wrappedValue += 1 },
      { $0.counter.count }),
  ]

  private init<Property>(
    _ name: String, of property: @escaping @MainActor @Sendable (Counts) -> Property,
    _ add: @escaping @Sendable (Property) -> Void,
    _ read: @escaping @MainActor @Sendable (Counts) -> Int?
  ) {
    testDescription = name
    self.add = { counts in
      // As in apps that check no isolation.
      nonisolated(unsafe) let property = property(counts)
      return { add(property) }
    }
    self.read = read
  }

  private static func add(to count: inout Int?) { count = (count ?? 0) + 1 }
}

/// A list that a queue in the background fills.
private struct Groceries: View {
  @State private var items: [String] = []
  @ObservedObject var model: Model
  let filled: @Sendable () -> Void

  var body: some View {
    let (items, model) = (_items, model)
    VStack {
      Text(verbatim: "\(self.items.joined()) \(model.items.joined()) \(model.isFull)")
      Button("State") { fetch { items.wrappedValue.append($0) } }
      Button("Published") { fetch { model.items.append($0) } }
      Button("Assigned") {
        let filled = filled
        Just(true).receive(on: DispatchQueue.global())
          .handleEvents(receiveCompletion: { _ in filled() }).assign(to: &model.$isFull)
      }
    }
  }

  private func fetch(_ add: @escaping @Sendable (String) -> Void) {
    let filled = filled
    // A thread of its own: the test holds the main actor meanwhile, for which queues may wait.
    Thread {
      for number in 1...8 { add("\(number)") }
      filled()
    }.start()
  }
}

@Suite("Writes of other threads", .timeLimit(.minutes(5))) @MainActor struct ThreadTests {
  /// Runs `work` a thousand times on each of ten threads.
  private func onTenThreads(_ work: @escaping @Sendable () -> Void) async {
    await withTaskGroup { group in
      for _ in 1...10 {
        group.addTask {
          await onThread { for _ in 1...1_000 { work() } }
        }
      }
    }
  }

  private func counts() throws -> (ViewTester, Counts) {
    var shown: Counts?
    let page = ViewTester(Counts { shown = $0 })
    return (page, try #require(shown))
  }

  @Test("Ten threads that each add one a thousand times add ten thousand", arguments: Way.all)
  private func increments(_ way: Way) async throws {
    let (_, view) = try counts()
    await onTenThreads(way.add(view))
    #expect(way.read(view) == 10_000)
  }

  @Test("A store of the process has what ten threads added too")
  func store() async throws {
    struct Stored: View {
      @AppStorage var count: Int
      let shown: (Stored) -> Void
      var counting: AppStorage<Int> { _count }
      var body: some View {
        shown(self)
        return Text(verbatim: "\(count)")
      }
    }
    let defaults = try #require(UserDefaults(suiteName: "threads"))
    defaults.removeObject(forKey: "count")
    var shown: Stored?
    _ = ViewTester(
      Stored(count: AppStorage(wrappedValue: 0, "count", store: defaults)) { shown = $0 })
    let view = try #require(shown)
    // As in apps that check no isolation.
    nonisolated(unsafe) let count = view.counting
    await onTenThreads { count.wrappedValue += 1 }
    #expect(view.count == 10_000 && defaults.integer(forKey: "count") == 10_000)
    defaults.removeObject(forKey: "count")
  }

  @Test("What another thread writes it reads again, before anything renders")
  func readAgain() throws {
    let (_, view) = try counts()
    let rows = view.listing
    blocking {
      rows.wrappedValue = ["a", "b", "c"].map { Row(name: $0) }
      rows.wrappedValue.append(Row(name: "d"))
    }
    #expect(view.rows.map(\.name) == ["a", "b", "c", "d"])
  }

  @Test("The page renders once for all writes before it renders, and shows the last")
  func rendering() async throws {
    let (page, view) = try counts()
    let renderings = page.tree.renderings
    let count = view.counting
    // As in apps that check no isolation.
    nonisolated(unsafe) let scene = view.storing
    blocking {
      for _ in 1...1_000 {
        count.wrappedValue += 1
        scene.wrappedValue += 1
      }
    }
    #expect(view.count == 1_000 && view.scene == 1_000)
    await shows(page, "1000 0 0 0 1000")
    #expect(page.tree.renderings == renderings + 1)
    #expect(page.tree.sceneStorage["scene"] == "1000")
  }

  /// Bug: a to-do app lost all eight items that it had fetched.
  @Test("A list that a thread fills shows every item", arguments: ["State", "Published"])
  func fetched(_ kind: String) async {
    let model = Model()
    let isFilled = DispatchSemaphore(value: 0)
    let page = ViewTester(Groceries(model: model) { isFilled.signal() })
    page.press(kind)
    isFilled.wait()
    await shows(page, kind == "State" ? "12345678  false" : " 12345678 false")
  }

  @Test("A value that a publisher assigns on a queue is shown")
  func assigned() async {
    let (fillings, filling) = AsyncStream.makeStream(of: Void.self)
    let page = ViewTester(Groceries(model: Model()) { filling.yield() })
    page.press("Assigned")
    for await _ in fillings { break }
    await shows(page, "  true")
  }

  @Test("A change in place may read other values, while those are changed in place too")
  func crossedReads() async throws {
    let (_, view) = try counts()
    let (count, rows) = (view.counting, view.listing)
    await withTaskGroup { group in
      group.addTask {
        await onThread {
          for _ in 1...500 { Self.change(&count.wrappedValue) { _ = rows.wrappedValue.count } }
        }
      }
      group.addTask {
        await onThread {
          for _ in 1...500 { rows.wrappedValue.removeAll { _ in count.wrappedValue < 0 } }
        }
      }
    }
    #expect(view.count == 500 && view.rows.count == 1)
  }

  @Test("Two threads that each change what the other is changing both come to an end")
  func crossedChanges() async throws {
    let (_, view) = try counts()
    let (count, optional) = (view.counting, view.choosing)
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    await withTaskGroup { group in
      group.addTask {
        await onThread {
          Self.change(&count.wrappedValue) {
            first.signal()
            second.wait()
            optional.wrappedValue = 5
          }
        }
      }
      group.addTask {
        await onThread {
          Self.change(&optional.wrappedValue!) {
            second.signal()
            first.wait()
            count.wrappedValue = 5
          }
        }
      }
    }
    // The last write of each wins.
    #expect([1, 5].contains(view.count) && [1, 5].contains(view.optional))
  }

  private nonisolated static func change(_ count: inout Int, _ between: () -> Void) {
    between()
    count += 1
  }

  @Test("A scroll from another thread, after the page is gone, does nothing")
  func scrolling() async {
    var proxy: ScrollViewProxy?
    var page: ViewTester? = ViewTester(
      ScrollViewReader { reader in
        proxy = reader
        return Text(verbatim: "a").id(1)
      })
    // The proxy refers to its node weakly.
    nonisolated(unsafe) let reader = proxy
    blocking { reader?.scrollTo(1) }
    page?.tree.close()
    page = nil
    // What the other thread asked for runs only now.
    await Task {}.value
    #expect(page == nil)
  }

  /// Runs `work` on another thread while the main actor waits.
  private func blocking(_ work: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      work()
      isDone.signal()
    }
    .start()
    isDone.wait()
  }

  /// Waits until the page shows a text.
  private func shows(_ page: ViewTester, _ text: String) async {
    let (works, work) = AsyncStream.makeStream(of: Void.self)
    page.tree.onWork = { work.yield() }
    work.yield()
    for await _ in works {
      _ = page.tree.flush()
      if page.fresh.contains(">\(text)<") { return }
    }
  }
}

/// Runs `work` on a thread of its own.
private func onThread(_ work: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    Thread {
      work()
      done.resume()
    }
    .start()
  }
}
