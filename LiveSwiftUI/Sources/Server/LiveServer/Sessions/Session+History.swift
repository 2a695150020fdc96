// The changes of a page as a whole: its address in the browser's history, title and snapshot.
import SwiftUI

extension Session {
  /// Records that the browser moved to another address of its history.
  func noteMove(to components: [String]) {
    shown.page.components = components
    delivery.handle(.moved(missesPush: outbox.isPushWaiting))
  }

  func addPageChanges(to batch: inout Batch, _ owed: Delivery.Debt) {
    if let rules = tree.reconciler.styles.take() { batch.operations.insert(.rules(rules), at: 0) }
    let page = tree.page
    if owed.contains(.address) {
      let address = tree.address(of: shown.page.components, isTypable: shown.page.isTypable)
      batch.operations.append(.url(address, mode: .replace, steps: 0))
    }
    if page.components != shown.page.components {
      addSteps(to: page, to: &batch)
    } else if owed.contains(.stepBack) {
      batch.operations.append(.url(address, mode: .back, steps: 1))
    }
    if page.title != shown.page.title { batch.operations.append(.title(title)) }
    // The browser keeps a snapshot for each address.
    let hasMoved = page.components != shown.page.components && !tree.sceneStorage.isEmpty
    shown.page = page
    if hasMoved || tree.sceneStorage != shown.storage {
      shown.storage = tree.sceneStorage
      if let snapshot { batch.operations.append(.snapshot(snapshot)) }
    }
    if let kept = takeKept() { batch.operations.append(.keep(kept)) }
  }

  /// Adds the steps of the browser's history that lead to the address of `page`: one entry for each
  /// screen, so that the browser goes back by one screen at a time.
  private func addSteps(to page: PageState, to batch: inout Batch) {
    let (old, new) = (shown.page.components, page.components)
    let common = zip(old, new).prefix { $0 == $1 }.count
    func step(_ mode: PageOperation.AddressChange, _ count: Int, _ steps: Int) {
      let address = tree.address(of: Array(new.prefix(count)), isTypable: page.isTypable)
      batch.operations.append(.url(address, mode: mode, steps: steps))
    }
    // The first entry that changes, and all before it, remain.
    let kept = common == new.count ? common : min(common + 1, old.count)
    if kept < old.count {
      step(.back, kept, old.count - kept)
    } else if common < old.count {
      step(.replace, kept, 0)
    }
    for count in kept..<new.count where count >= new.count - Self.pushLimit {
      step(.push, count + 1, 1)
    }
    if new.count > old.count {
      (batch.direction, batch.zoom) = (1, tree.zoom)
    } else if new.count < old.count {
      (batch.direction, batch.zoom) = (-1, shown.zoom)
    }
    shown.zoom = tree.zoom
  }

  /// The most entries that one batch adds to the browser's history.
  private static let pushLimit = 32
}
