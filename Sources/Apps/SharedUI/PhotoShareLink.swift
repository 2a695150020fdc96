// A share link with the name and the photo of what is shared.
public import Foundation
public import SwiftUI

#if canImport(ImageIO)
  import CoreTransferable
  import DataLayer
  import UniformTypeIdentifiers
#endif

/// Shares the address of a thing under its name. Apple's systems show its photo beside the name; a
/// browser's own dialog draws none.
public struct PhotoShareLink: View {
  #if canImport(ImageIO)
    @Environment(\.imageCache) private var cache
  #endif
  private let address: URL
  private let name: String
  private let photo: URL?

  /// A link that shares `address`, with the thing's `name` and its photo at `photo`.
  public init(_ address: URL, name: String, photo: URL?) {
    self.address = address
    self.name = name
    self.photo = photo
  }

  public var body: some View {
    #if canImport(ImageIO)
      ShareLink(
        item: address,
        preview: SharePreview(name, image: SharedPhoto(url: photo, cache: cache)))
    #else
      ShareLink(item: address, preview: SharePreview(name))
    #endif
  }
}

#if canImport(ImageIO)
  /// The photo in a share sheet, read once the sheet asks for it.
  private struct SharedPhoto: Transferable {
    let url: URL?
    let cache: ImageCache?

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .image) { photo in
        guard let url = photo.url, let cache = photo.cache else {
          throw CocoaError(.fileNoSuchFile)
        }
        return try await cache.image(at: url).data
      }
    }
  }
#endif
