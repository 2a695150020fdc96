// The scheduling of pages: at once, or later when others are active and the peer requests many.
import Foundation
import WebServer

/// Spreads the pages of one peer over time while other people use the site.
///
/// All sessions render on one thread, and a page takes tens of milliseconds of it. A client that
/// fetched pages without a pause would delay all other events by whole pages. So while another
/// browser is active, a peer's pages are rendered one at a time, and each waits until the peer's
/// share of the thread has paid for those before it. While no other browser is active, no page
/// waits.
@MainActor final class PageAdmission {
  /// How long after an event its browser counts as active.
  static let acting: Duration = .seconds(2)
  /// The most peers that are remembered. Beyond it, a peer without pages under way is forgotten.
  static let peerLimit = 1_024

  private struct Peer {
    var time: RenderDebt
    var isRendering = false
    var waiting = 0
    var isInUse: Bool { isRendering || waiting > 0 }
  }

  private let limits: SessionLimits
  private let clock: SessionClock
  private var peers: [String: Peer] = [:]
  /// The last active browser; `lastOther` is the last one that differs from it.
  private var last: (browser: String, time: ContinuousClock.Instant)?
  private var lastOther: (browser: String, time: ContinuousClock.Instant)?

  init(limits: SessionLimits, clock: SessionClock) {
    self.limits = limits
    self.clock = clock
  }

  /// The number of peers remembered now.
  var count: Int { peers.count }

  /// Records that a person acted on a page of `browser`.
  func acted(_ browser: String) {
    if let last, last.browser != browser { lastOther = last }
    last = (browser, clock.now())
  }

  /// Waits until a page may be rendered. Returns false when too many pages of the peer wait, or
  /// when this one waited too long. After true, `ended` must be called.
  func begin(browser: String?, peer: String) async -> Bool {
    let name = PeerName.of(peer)
    var known = peers[name] ?? newPeer()
    guard known.waiting < limits.waitingPages else { return false }
    known.waiting += 1
    peers[name] = known
    defer { peers[name]?.waiting -= 1 }
    let end = clock.now() + limits.pageWait
    while let wait = wait(of: name, browser) {
      // A cancelled wait means that the browser has gone.
      guard clock.now() + wait <= end, (try? await clock.sleep(wait)) != nil else { return false }
    }
    peers[name]?.isRendering = true
    return true
  }

  /// Records that rendering a page took this much time of the thread.
  func ended(_ time: Duration, peer: String) {
    let name = PeerName.of(peer)
    peers[name]?.isRendering = false
    peers[name]?.time.charge(time, now: clock.now())
  }

  /// How long to wait before checking again; nil when the page may be rendered.
  private func wait(of name: String, _ browser: String?) -> Duration? {
    guard isAnotherActing(than: browser), let peer = peers[name] else { return nil }
    if peer.isRendering { return .milliseconds(20) }
    let wait = peer.time.wait(now: clock.now())
    return wait > .zero ? wait : nil
  }

  private func isAnotherActing(than browser: String?) -> Bool {
    let other = last?.browser == browser ? lastOther : last
    return other.map { $0.time.duration(to: clock.now()) < Self.acting } ?? false
  }

  private func newPeer() -> Peer {
    if peers.count >= Self.peerLimit, let idle = peers.first(where: { !$0.value.isInUse }) {
      peers[idle.key] = nil
    }
    return Peer(time: RenderDebt(share: limits.pageShare, burst: limits.pageTimeBurst))
  }
}
