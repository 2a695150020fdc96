// The screens of Menu over a planned menu, and what a person sees on them.
import AppTesting
import Foundation
import SharedUI
import SwiftUITesting

@testable import Menu
@testable import MenuData

extension Page<PlannedMenu> {
  /// A page over `planned` at the address `components` below `/menu`, for a reader of `language`.
  ///
  /// The logo of a start goes at once, unless a `clock` says when; a guest has no `mayChange`.
  convenience init(
    _ planned: PlannedMenu, at components: [String] = [], language: String = "en",
    sceneStorage: [String: String] = [:], restaurant: Restaurant = Restaurant(),
    clock: TestClock? = nil, mayChange: Bool = true
  ) throws {
    let time = clock ?? TestClock()
    if clock == nil {
      Task {
        await time.waitForSleepers(1)
        time.advance(by: .milliseconds(500))
      }
    }
    try self.init(
      MenuApp.description.scene(
        MenuDependencies(
          repository: planned.repository, restaurant: restaurant, clock: time,
          now: { evening + 300 }), mayChange: mayChange),
      planned: planned, base: "/menu",
      strings: [SharedUIResources.strings, MenuApp.description.strings],
      at: components, language: language, sceneStorage: sceneStorage)
  }

  /// The screen on top with its bars, whether or not a dialog lies over it.
  var top: TestElement? {
    all { $0.tag == "section" && $0.attribute("data-key") != nil }.last
  }

  /// The popup or the alert; nil when none is open.
  var dialog: TestElement? { all { $0.tag == "dialog" }.last }

  /// The names of the tiles on the screen on top, in order.
  var tiles: [String] {
    let content = all { $0.tag == "main" }.last
    return content?.all { $0.role == "button" }.map(\.name) ?? []
  }

  /// The words between "Previous" and "Next", and whether each of these is enabled.
  var pager: (previous: Bool, words: String?, next: Bool) {
    let elements = top?.all { _ in true } ?? []
    let enabled = elements.filter { $0.role == "button" && $0.attribute("disabled") == nil }
    return (
      enabled.contains { $0.name == "Previous" },
      elements.compactMap(\.directText).first { $0.hasPrefix("Page ") },
      enabled.contains { $0.name == "Next" }
    )
  }
}

extension TestElement {
  /// The texts inside, in the order of the page.
  var words: [String] { all { $0.directText != nil }.compactMap(\.directText) }
}
