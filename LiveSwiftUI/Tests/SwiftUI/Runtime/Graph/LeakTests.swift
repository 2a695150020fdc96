// A tree that is closed leaves nothing behind, whatever its views remembered.
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Leaks of views", .timeLimit(.minutes(10))) struct LeakTests {
  @Test("A closed tree leaves no tree, node, element or model", arguments: Scene.all)
  func nothingIsLeft(_ scene: Scene) async {
    var leaks = LeakDetector()
    await use(scene, &leaks)
    #expect(leaks.watchedCount > 5)
    #expect(await leaks.found(within: .seconds(10)) == [:])
  }

  /// In a function of its own, so that the test itself holds nothing.
  private func use(_ scene: Scene, _ leaks: inout LeakDetector) async {
    let model = Remembered()
    let tree = ViewTester(AnyView(scene.view(model))).tree
    for _ in 1...2 {
      leaks.watch(tree)
      tree.touchEverything()
      model.number += 1
      _ = tree.flush()
      // Tasks start on later turns.
      for _ in 1...5 { await Task.yield() }
      _ = tree.flush()
      _ = tree.html()
    }
    leaks.watch(tree)
    leaks.watch(model)
    // What is asked for and not yet drawn goes as well.
    model.number += 1
    tree.close()
  }

  /// Views that remember something, by what makes them do so.
  struct Scene: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor @Sendable (Remembered) -> any View

    init(_ name: String, _ view: @escaping @MainActor @Sendable (Remembered) -> any View) {
      testDescription = name
      self.view = view
    }

    static var all: [Scene] {
      coming + presenting + moving + reading + rows + measuring + arranged
    }
  }
}
