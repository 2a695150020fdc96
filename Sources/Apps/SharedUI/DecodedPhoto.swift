// A photo on Apple's systems: from our cache of encoded photos, decoded at the displayed size.
#if canImport(ImageIO)
  import CoreGraphics
  import DataLayer
  import Foundation
  import SwiftUI

  /// A photo that fills its frame and is cropped at its edges.
  struct DecodedPhoto: View {
    let url: URL?
    let symbol: String
    @Environment(\.imageCache) private var cache
    @Environment(\.decodedPhotos) private var decoded
    @Environment(\.displayScale) private var scale
    @Environment(\.photoAttempt) private var attempt
    @State private var hasFailed = false
    @State private var retries = 0
    @State private var frame = CGSize.zero
    @State private var loaded: LoadedPhoto?

    var body: some View {
      PhotoPlaceholder(symbol: symbol)
        .overlay {
          if let picture {
            Image(decorative: picture, scale: 1).resizable().scaledToFill().transition(.opacity)
          }
        }
        .clipped()
        .animation(.default, value: loaded != nil)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          frame = $0
        }
        .task(id: wanted) { await load() }
        .task(id: url) { await follow() }
        // Only a photo that has failed: others would end their downloads for it.
        .onChange(of: attempt) {
          if hasFailed { retries += 1 }
        }
        // A row out of sight keeps no picture of its own; the cache may still have it.
        .onDisappear { loaded = nil }
    }

    /// The picture decoded before is shown at once. The task restarts whenever the view returns, so
    /// a photo stays until another one is decoded.
    private var picture: CGImage? {
      if let loaded, loaded.url == url { return loaded.picture.image }
      return url.flatMap { decoded.picture(at: $0) }?.image
    }

    private var wanted: WantedPhoto? {
      guard let url, let size = PixelSize(frame: frame, scale: scale) else { return nil }
      return WantedPhoto(url: url, size: size, attempt: retries)
    }

    private func load() async {
      guard let wanted, let cache else { return }
      if let picture = decoded.picture(at: wanted.url), picture.frame.serves(wanted.size) {
        loaded = LoadedPhoto(url: wanted.url, picture: picture)
        // The cache asks the service whether it is current; its failure changes nothing here.
        _ = try? await cache.image(at: wanted.url)
        return
      }
      // A photo that cannot be loaded leaves its placeholder until the next attempt.
      guard let cached = try? await cache.image(at: wanted.url),
        let picture = await DecodedPicture.decoding(cached.data, filling: wanted.size)
      else {
        if !Task.isCancelled { hasFailed = true }
        return
      }
      hasFailed = false
      decoded.keep(picture, at: wanted.url)
      if !Task.isCancelled { loaded = LoadedPhoto(url: wanted.url, picture: picture) }
    }

    /// Loads the photo again when its service has replaced it.
    private func follow() async {
      guard let url, let cache else { return }
      for await changed in cache.changes() where changed == url {
        decoded.remove(at: url)
        await load()
      }
    }
  }

  /// The photo to decode for a view.
  private struct WantedPhoto: Hashable {
    let url: URL
    let size: PixelSize
    /// How often it has failed and was tried again.
    let attempt: Int
  }

  /// The photo that a view shows.
  private struct LoadedPhoto {
    let url: URL
    let picture: DecodedPicture
  }

  private struct ImageCacheKey: EnvironmentKey {
    static let defaultValue: ImageCache? = nil
  }

  private struct PhotoAttemptKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private struct DecodedPhotosKey: EnvironmentKey {
    // Decoded pictures belong to the process, because an app on Apple's systems serves one person.
    static let defaultValue = DecodedPhotos()
  }

  extension EnvironmentValues {
    /// The cache of photos. Without one, placeholders stay.
    var imageCache: ImageCache? {
      get { self[ImageCacheKey.self] }
      set { self[ImageCacheKey.self] = newValue }
    }

    /// The number of the attempt to load photos; it grows when failed ones are to be tried again.
    var photoAttempt: Int {
      get { self[PhotoAttemptKey.self] }
      set { self[PhotoAttemptKey.self] = newValue }
    }

    /// The decoded photos that the views share.
    var decodedPhotos: DecodedPhotos {
      get { self[DecodedPhotosKey.self] }
      set { self[DecodedPhotosKey.self] = newValue }
    }
  }
#endif
