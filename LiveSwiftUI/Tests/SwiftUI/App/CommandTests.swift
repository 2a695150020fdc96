// Commands of menus and values of the focused view.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Commands") struct CommandTests {
  @Test("Commands and focused values change nothing of the window")
  func commands() {
    struct Screen: View {
      @FocusedValue(\.chosen) private var chosen
      var body: some View {
        Text(verbatim: "chosen \(chosen ?? 0)").focusedValue(\.chosen, 3)
      }
    }
    struct Menus: Commands {
      var body: some Commands {
        SidebarCommands()
        CommandMenu("Game") { Button("New") {} }
        CommandGroup(replacing: .help) { Button("Rules") {} }
      }
    }
    let tree = Tree(
      scene: WindowGroup { Screen() }.commands { Menus() }, environment: EnvironmentValues(),
      address: TreeAddress([]), services: TreeServices())
    _ = tree.flush()
    #expect(tree.html().text.contains("chosen 0"))
  }
}

private struct ChosenKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var chosen: Int? {
    get { self[ChosenKey.self] }
    set { self[ChosenKey.self] = newValue }
  }
}
