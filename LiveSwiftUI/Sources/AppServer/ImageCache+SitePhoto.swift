// The photos of a site, out of a cache of pictures.
import DataLayer
import Foundation
import LiveServer

extension ImageCache {
  /// The picture at this http or https address, from memory, disk or network; nil when there is
  /// none to be had.
  package func photo(at url: URL) async -> SitePhoto? {
    // Every reason for having no photo shows the same placeholder; the cache has noted which it
    // was.
    guard let image = try? await image(at: url) else { return nil }
    return SitePhoto(
      data: image.data, type: image.contentType, file: image.file?.path(percentEncoded: false))
  }
}
