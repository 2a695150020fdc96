// The photos of a site, from the cache of photos.
package import Foundation
import HTTPRequests
package import LiveServer
package import PhotoCache

extension ImageCache {
  /// The picture at this http or https address, from memory, disk or network; nil when none is
  /// available.
  package func photo(at url: URL) async -> SitePhoto? {
    // All failures show the same placeholder; the cache has noted the reason.
    guard let image = try? await image(at: url) else { return nil }
    return SitePhoto(
      data: image.data, type: image.contentType, file: image.file?.path(percentEncoded: false),
      tag: image.digest)
  }
}

extension SiteConfiguration {
  /// A site whose photos come from public addresses and are kept in `folder`.
  init(secret: [UInt8], photosIn folder: URL, userAgent: String) {
    let images = ImageCache(
      folder: folder.appendingPathComponent("photos"),
      client: HTTPClient.live(userAgent: userAgent, gentle: true)
        .refusingSpecialAddresses(exceptOf: []))
    self.init(secret: secret) { await images.photo(at: $0) }
    photoChanges = images.changes
  }
}
