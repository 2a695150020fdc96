// What an event costs, as a ratio of CPU times on one machine, so that no clock decides alone.
import Glibc
import Testing

@testable import SwiftUI

private struct Counted: View {
  let rows: Int

  var body: some View {
    List {
      ForEach(0..<1) { _ in
        ForEach(0..<rows, id: \.self) { CountedRow(number: $0) }
      }
    }
  }
}

private struct CountedRow: View {
  let number: Int
  @State private var likes = 0

  var body: some View {
    HStack {
      Text(verbatim: "Dish \(number)")
      Text(verbatim: "\(likes)")
      Button("Like") { likes += 1 }
    }
  }
}

@MainActor @Suite("The cost of an event", .serialized) struct EventCostTests {
  /// The CPU time of this thread in nanoseconds.
  private var time: Int {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }

  /// A tree whose list shows at least this many rows, and the numbers of its buttons.
  private func shown(_ rows: Int) -> (tree: Tree, buttons: [Int]) {
    let tree = Tree(
      scene: WindowGroup { Counted(rows: rows) }, environment: EnvironmentValues(),
      services: TreeServices())
    _ = tree.flush()
    _ = tree.html()
    while let more = elements(of: tree, where: { $0.isNamed("more") }).first {
      tree.handle(.near, on: more, value: .none)
      _ = tree.flush()
    }
    return (tree, elements(of: tree) { $0.tag == .button })
  }

  private func elements(of tree: Tree, where isMeant: (Element) -> Bool) -> [Int] {
    var found: [Int] = []
    tree.root.forEachElement { if isMeant($0) { found.append(Int($0.id)) } }
    return found
  }

  /// The least time that one of many likes took, in nanoseconds.
  private func like(_ page: (tree: Tree, buttons: [Int])) -> Int {
    var least = Int.max
    for round in 0..<200 {
      let button = page.buttons[round * 37 % page.buttons.count]
      let start = time
      page.tree.handle(.click, on: button, value: .none)
      let operations = page.tree.flush()
      least = min(least, time - start)
      #expect(operations.count == 1)
    }
    return least
  }

  // Bug: each event walked the whole page three times, which took ten times its rendering.
  @Test("A like in a list of a thousand rows costs at most three times one in twenty rows")
  func like() {
    let (few, many) = (shown(20), shown(1_000))
    #expect(few.buttons.count == 20 && many.buttons.count == 1_000)
    let (least, most) = (like(few), like(many))
    #expect(most <= 3 * least, "\(most) ns instead of \(least) ns")
  }
}
