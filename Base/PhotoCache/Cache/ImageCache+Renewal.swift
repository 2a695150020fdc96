// Asking services again whether saved pictures are still current.
public import Foundation
import HTTPRequests
import Limits

extension ImageCache {
  /// The most questions under way at a time.
  private static let mostRenewals = 100
  /// The pictures that a refresh asks for: those of some screens.
  private static let mostRefreshed = 60

  /// The addresses of pictures that were replaced at their service, from now on.
  public nonisolated func changes() -> AsyncStream<URL> { changed.values() }

  /// Asks in the background for the pictures that were shown last, because a person wants what is
  /// new. What the service calls current is not asked for.
  public func refresh() {
    refreshed.send(())
    for (_, entry) in memory.newest(Self.mostRefreshed) {
      if let url = entry.url { renewIfStale(url, Self.key(of: url), asked: true) }
    }
  }

  /// Asks in the background whether a saved picture is still current, unless that is known.
  func renewIfStale(_ url: URL, _ key: String, asked: Bool = false, isAhead: Bool = false) {
    let known = memory.peek(key)?.freshness ?? disk.peek(key)?.file.freshness
    guard known?.isFresh(at: now(), asked: asked) != true, !renewing.contains(key),
      renewing.count < Self.mostRenewals,
      renewalBackoff.remainingPause(of: key, now: time.now()) == nil,
      client.guestBudget?.takeRequest(at: time.now()) ?? true
    else { return }
    renewing.insert(key)
    Task {
      // It is for everybody: a pause after what one guest is refused would be one for all.
      await ActingGuest.$current.withValue(nil) { await renew(url, key, known, isAhead) }
      renewing.remove(key)
    }
  }

  private func renew(
    _ url: URL, _ key: String, _ known: ImageFreshness?, _ isAhead: Bool
  ) async {
    switch await fetchWithPermit(url, known, isAhead: isAhead) {
    case .failure(let error) where isAhead && error.isOutOfReach: break
    case .failure:
      // Whatever the reason, the saved picture is better than none.
      renewalBackoff.failed(key, now: time.now())
    case .success(.unchanged(let freshness)):
      renewalBackoff.succeeded(key)
      confirm(key, freshness)
    case .success(.picture(let image, let freshness)):
      renewalBackoff.succeeded(key)
      if SHA256Digest.hex(image.data) == digest(of: key) { return confirm(key, freshness) }
      _ = await store(image, key, url, freshness)
      changed.send(url)
    }
  }

  func digest(of key: String) -> String? {
    disk.peek(key)?.file.digest ?? memory.peek(key).map { SHA256Digest.hex($0.image.data) }
  }

  /// Notes that a picture is current.
  private func confirm(_ key: String, _ freshness: ImageFreshness) {
    memory.update(key) { $0.freshness = freshness }
    guard let folder, let old = disk.peek(key)?.file else { return }
    var file = old
    file.freshness = freshness
    // A file that was deleted by others is fetched again when it is read.
    guard folder.rename(old, to: file) else { return }
    disk.update(key) { $0.file = file }
    memory.update(key) { $0.image.file = folder.url(of: file) }
  }
}
