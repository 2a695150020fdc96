// What a browser shows, as far as its session has sent it.
import SwiftUI

/// The values of a page that the browser has, so that only changed ones are sent.
struct ShownPage {
  /// The components of the address that the browser asked for.
  let asked: [String]
  /// The title and address.
  var page = PageState()
  /// The zoom transition of the screen on top.
  var zoom: String?
  /// The values of the snapshot.
  var storage: [String: String] = [:]

  /// The time of the write of the browser's values that was sent last; 0 for none.
  var kept = 0

  init(asked: [String]) { self.asked = asked }

  /// Records that the browser gets the page of `tree` as it is.
  @MainActor mutating func note(_ tree: Tree) {
    page = tree.page
    zoom = tree.zoom
    storage = tree.sceneStorage
  }

  /// Whether the app itself has pushed screens over those of the browser's address, or the address
  /// is that of an earlier page. Back would otherwise lead to an address of other screens.
  var hasOtherScreens: Bool {
    page.components != asked
      && (page.components.starts(with: asked) || PageState.hasNames(asked))
  }
}
