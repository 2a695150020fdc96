// The photos of a site, from the cache of photos.
package import Foundation
import HTTPRequests
package import LiveServer
package import PhotoCache
package import Thumbnails

extension ImageCache {
  /// The picture at this http or https address, from memory, disk or network; nil when none is
  /// available.
  package func photo(at url: URL) async -> SitePhoto? {
    // All failures show the same placeholder; the cache has noted the reason.
    guard let image = try? await image(at: url) else { return nil }
    return SitePhoto(image)
  }

  /// Returns the function of a site that makes the photos of this cache smaller; nil for nil.
  package nonisolated func thumbnails(
    by thumbnailer: Thumbnailer?
  ) -> (@Sendable (URL, Int, Bool) async -> SitePhoto?)? {
    guard let thumbnailer else { return nil }
    return { url, side, webP in
      // As above.
      let image = try? await self.copy("\(side)\(webP ? " webp" : "")", of: url) {
        await thumbnailer.thumbnail(of: $0, side: side, asWebP: webP)
      }
      return image.map(SitePhoto.init)
    }
  }
}

extension SitePhoto {
  /// A picture of the cache.
  package init(_ image: CachedImage) {
    self.init(
      data: image.data, type: image.contentType, file: image.file?.path(percentEncoded: false),
      tag: image.digest)
  }
}

extension SiteConfiguration {
  /// A site whose photos come from public addresses and are kept in `folder`.
  init(
    secret: [UInt8], photosIn folder: URL, userAgent: String, thumbnailer: Thumbnailer?
  ) {
    let images = ImageCache(
      folder: folder.appendingPathComponent("photos"),
      client: HTTPClient.live(userAgent: userAgent, gentle: true)
        .refusingSpecialAddresses(exceptOf: []))
    self.init(secret: secret) { await images.photo(at: $0) }
    photoChanges = images.changes
    thumbnail = images.thumbnails(by: thumbnailer)
  }
}
