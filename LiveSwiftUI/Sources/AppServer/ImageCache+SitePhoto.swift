// The photos of a site, from a cache of pictures.
import DataLayer
package import Foundation
package import LiveServer

extension ImageCache {
  /// The picture at this http or https address, from memory, disk or network; nil when none is
  /// available.
  package func photo(at url: URL) async -> SitePhoto? {
    // All failures show the same placeholder; the cache has noted the reason.
    guard let image = try? await image(at: url) else { return nil }
    return SitePhoto(
      data: image.data, type: image.contentType, file: image.file?.path(percentEncoded: false))
  }
}
