// The screens of Menu, over a planned one.
import AppTesting
import Foundation
import SharedUI
import SwiftUITesting

@testable import Menu
@testable import MenuData

extension Page<PlannedMenu> {
  /// A page over `planned` at the address `components` below `/menu`, for a reader of `language`.
  convenience init(
    _ planned: PlannedMenu, at components: [String] = [], language: String = "en",
    sceneStorage: [String: String] = [:], restaurant: Restaurant = Restaurant()
  ) throws {
    try self.init(
      MenuScene(repository: planned.repository, restaurant: restaurant, now: { evening + 300 }),
      planned: planned, base: "/menu",
      strings: [SharedUIResources.strings, MenuResources.strings],
      at: components, language: language, sceneStorage: sceneStorage)
  }

  /// The screen on top, without those beneath and without what stands over it.
  var top: String {
    let screens = html.split(separator: "</section><dialog").first ?? ""
    return screens.split(separator: "<section class=\"page").last.map(String.init) ?? ""
  }

  /// What stands over the screen; empty when nothing does.
  var dialog: String {
    html.contains("<dialog") ? "\(html.split(separator: "<dialog").last ?? "")" : ""
  }

  /// The names on the tiles of the screen on top, in order.
  var tiles: [String] {
    top.matches(of: /<button class="b plain[^>]*>(.*?)<\/button>/).map {
      String($0.output.1.replacing(/<[^>]*>/, with: ""))
    }
  }

  /// Which of "Previous" and "Next" can be pressed, and the words between them.
  var pager: [String] {
    let bar = top.split(separator: "class=\"bottom").last ?? ""
    return bar.matches(of: /<(button|span)([^>]*)>([^<]+)</).map { match in
      String(match.output.3)
    }
      + bar.matches(of: /<button[^>]*disabled[^>]*><span[^>]*>([^<]+)</).map {
        "no \($0.output.1)"
      }
  }
}
