// The shares of pages: when one is used up, whose page ends for another.
import SwiftUI

/// Some of the pages, and the most that they may take.
private struct PageShare {
  let bound: PageBound
  let includes: (PageVisitor) -> Bool
}

extension SessionTable {
  /// Makes room for a page of `visitor`. Throws when nobody's page may end for it.
  ///
  /// A page without a browser ends first. Then a guest's page ends for a person with the code, and
  /// never the other way round. A connected page ends for one of the same right when nobody has
  /// used it, or when its visitor has more than twice as many; not for a page that returns by
  /// itself, because many return at once.
  func makeRoom(for visitor: PageVisitor, isReturning: Bool = false) throws(SessionRefusal) {
    let own = sessions.values.filter { $0.browser == visitor.browser }
    if own.count >= limits.sessionsPerBrowser {
      guard let idle = longestIdle(of: own, for: visitor) else { throw .tooManyPages }
      remove(idle)
    }
    for share in shares(of: visitor) {
      while let (pages, weigh) = pages(beyond: share, for: 1) {
        guard let page = page(of: pages, endingFor: visitor, isReturning: isReturning, weigh)
        else { throw .noRoom }
        giveUp(page)
      }
    }
  }

  /// Estimates the memory of all pages, and ends as many as are too many.
  func keepWithinMemory() {
    for session in sessions.values { session.memory.measure(session.tree) }
    let least = limits.bound(forGuests: true).part(limits.addressShare).bytes
    guard sessions.values.reduce(0, { $0 + $1.memory.bytes }) > least else { return }
    let visitors = Set(
      sessions.values.map {
        PageVisitor(browser: "", address: $0.visitor.address, isGuest: $0.isGuest)
      })
    for visitor in visitors {
      for share in shares(of: visitor) {
        while let (pages, weigh) = pages(beyond: share, for: 0) {
          let guests = pages.filter(\.isGuest)
          guard let page = heaviest(of: guests.isEmpty ? pages : guests, weigh) else { break }
          giveUp(page)
        }
      }
    }
  }

  private func shares(of visitor: PageVisitor) -> [PageShare] {
    var shares = [
      PageShare(bound: limits.addressBound(of: visitor)) {
        $0.isGuest == visitor.isGuest && $0.address == visitor.address
      },
      PageShare(bound: limits.bound(forGuests: false)) { _ in true },
    ]
    if visitor.isGuest {
      shares.insert(PageShare(bound: limits.bound(forGuests: true)) { $0.isGuest }, at: 1)
    }
    return shares
  }

  /// The pages of a share in which there is no room for so many more, and what is scarce there:
  /// memory or their number. Nil while there is room.
  private func pages(
    beyond share: PageShare, for more: Int
  ) -> (pages: [Session], weigh: (Session) -> Int)? {
    let pages = sessions.values.filter { share.includes($0.visitor) }
    if pages.reduce(0, { $0 + $1.memory.bytes }) > share.bound.bytes {
      return (pages, { $0.memory.bytes })
    }
    return pages.count + more > share.bound.pages ? (pages, { _ in 1 }) : nil
  }

  private func page(
    of pages: [Session], endingFor visitor: PageVisitor, isReturning: Bool,
    _ weigh: (Session) -> Int
  ) -> Session? {
    let guests = pages.filter(\.isGuest)
    let equals = visitor.isGuest ? guests : pages.filter { !$0.isGuest }
    if let idle = longestIdle(of: guests, for: visitor) ?? longestIdle(of: equals, for: visitor) {
      return idle
    }
    if !visitor.isGuest, let page = heaviest(of: guests, weigh) { return page }
    guard !isReturning, let page = heaviest(of: equals, weigh) else { return nil }
    func weight(_ isMeant: (PageVisitor) -> Bool) -> Int {
      equals.reduce(0) { isMeant($1.visitor) ? $0 + weigh($1) : $0 }
    }
    let (address, browser) = (page.visitor.address, page.visitor.browser)
    let isGreedy =
      weight { $0.address == visitor.address } * 2 + 1 < weight { $0.address == address }
      || address == visitor.address
        && weight { $0.browser == visitor.browser } * 2 + 1 < weight { $0.browser == browser }
    return isGreedy || !page.use.wasUsed && browser != visitor.browser ? page : nil
  }

  /// The page to close first of those without a browser: one that no browser connected to, else one
  /// that nobody used. So a flood of requests or hellos does not close the sessions of people who
  /// are briefly disconnected; nor does one of an address with many pages close one that was just
  /// fetched from another.
  private func longestIdle(of pages: [Session], for visitor: PageVisitor) -> Session? {
    let held = Dictionary(grouping: pages, by: \.visitor.address).mapValues(\.count)
    func rank(_ session: Session) -> Int {
      session.use.wasUsed ? 2 : session.use.hasConnected ? 1 : 0
    }
    let own = held[visitor.address] ?? 0
    return pages.filter {
      $0.socket == nil && !$0.use.isAwaited
        && ($0.use.hasConnected || (held[$0.visitor.address] ?? 0) >= own
          || $0.use.lastSeen.duration(to: .now) > limits.claiming)
    }
    .min { (rank($0), $0.use.lastSeen) < (rank($1), $1.use.lastSeen) }
  }

  /// The page to end first of the address that has most: one without a browser, then one of the
  /// browser that has most, then one that nobody used, then the one that was silent longest.
  private func heaviest(of pages: [Session], _ weigh: (Session) -> Int) -> Session? {
    func weights(by key: (Session) -> String) -> [String: Int] {
      pages.reduce(into: [:]) { $0[key($1), default: 0] += weigh($1) }
    }
    let (addresses, browsers) = (weights(by: \.visitor.address), weights(by: \.browser))
    func rank(_ page: Session) -> (Int, Int, Int, Int, ContinuousClock.Instant) {
      (
        -(addresses[page.visitor.address] ?? 0), page.socket == nil ? 0 : 1,
        -(browsers[page.browser] ?? 0), page.use.wasUsed ? 1 : 0, page.use.lastSeen
      )
    }
    return pages.filter { !$0.use.isAwaited }.min { rank($0) < rank($1) }
  }

  private func giveUp(_ session: Session) {
    session.sayThatOthersNeedRoom()
    remove(session)
  }
}
