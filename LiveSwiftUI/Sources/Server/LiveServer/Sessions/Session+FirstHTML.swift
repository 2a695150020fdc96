// The first HTML of a page, which includes what is there within 150 ms, or without a script all.
import Foundation
import SwiftUI

extension Session {
  /// Renders until the first tasks are done or 150 ms have passed, and returns the whole content.
  /// With `isLast`, because no script will change it, it has what comes within 3 s.
  func firstHTML(isLast: Bool = false) async -> (text: String, count: Int, rules: String) {
    await settle(isLast: isLast)
    let start = site.clock.now()
    let page = pass(.making) { tree.wholePage() }
    let rules = [tree.reconciler.styles.take() ?? "", page.ownRules]
    renderTime += start.duration(to: site.clock.now())
    site.observe(.rendered(isWholePage: true))
    shown.note(tree)
    // HTML has no snapshot; values that the first screen stored are sent with the first batch.
    shown.storage = [:]
    delivery.handle(.firstHTML(hasOtherScreens: shown.hasOtherScreens))
    return (page.text, page.count, rules.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// Waits up to 150 ms while the tree's tasks run, so that the first HTML includes saved lists and
  /// the answers of a fast service: until nothing has changed for 10 ms, or for 30 ms while the
  /// page shows that something is loading. A page that is made again waits for 30 ms, because it
  /// must have what the browser shows already. Turns are counted, since they last longer where much
  /// else runs.
  func settle(again: Bool = false, isLast: Bool = false) async {
    _ = flushSettling()
    let start = ContinuousClock.now
    var isLoading = again || tree.isLoading
    var quiet = 0
    // Whether there is such a page at all is known only once the rows are there.
    func mayChange() -> Bool {
      if tree.isAddressAwaited { return start.duration(to: .now) < .seconds(1) }
      if isLast {
        // A splash stands for half a second without a change.
        return tree.runningTasks > 0 && (isLoading || quiet < 400)
          && start.duration(to: .now) < .seconds(3)
      }
      return tree.runningTasks > 0 && quiet < (isLoading ? 15 : 5)
        && start.duration(to: .now) < .milliseconds(150)
    }
    while mayChange() {
      // A cancelled wait only ends this loop sooner.
      guard (try? await Task.sleep(for: .milliseconds(2))) != nil else { return }
      quiet += 1
      if flushSettling() { continue }
      quiet = 0
      isLoading = again || tree.isLoading
    }
  }

  /// Renders the changes before the first HTML. Returns true when there are none.
  private func flushSettling() -> Bool {
    let start = site.clock.now()
    defer { renderTime += start.duration(to: site.clock.now()) }
    return pass(.making) { tree.flush().isEmpty }
  }
}
