// A tree that is closed leaves nothing behind, whatever its views remembered.
import AppTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Letting go") struct LettingGoTests {
  @Test("A closed tree leaves no tree, node, element or model", arguments: Scene.all)
  func nothingIsLeft(_ scene: Scene) async {
    var remains = Remains()
    await use(scene, &remains)
    #expect(remains.count > 5)
    #expect(await remains.vanish(within: .seconds(10)) == [:])
  }

  /// In a function of its own, so that the test itself holds nothing.
  private func use(_ scene: Scene, _ remains: inout Remains) async {
    let model = Remembered()
    let tree = ViewTester(AnyView(scene.view(model))).tree
    for _ in 1...2 {
      remains.note(tree)
      tree.touchEverything()
      model.number += 1
      _ = tree.flush()
      // Tasks start on later turns.
      for _ in 1...5 { await Task.yield() }
      _ = tree.flush()
      _ = tree.html()
    }
    remains.note(tree)
    remains.note(model)
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
