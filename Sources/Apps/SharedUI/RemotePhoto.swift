// A photo of a service, through our own cache on every system.
import DataLayer
import Foundation
import SwiftUI

#if !os(Linux)
  import ImageIO
#endif

/// A photo that fills its frame; the placeholder stays where there is none or it is broken.
public struct RemotePhoto: View {
  private let url: URL?
  private let label: String
  private let symbol: String

  /// The photo at `url`, which a screen reader calls `label`, or skips where that is empty.
  public init(url: URL?, label: String = "", symbol: String = "photo") {
    self.url = url
    self.label = label
    self.symbol = symbol
  }

  public var body: some View {
    if label.isEmpty {
      photo.accessibilityHidden(true)
    } else {
      photo
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityAddTraits(.isImage)
    }
  }

  #if os(Linux)
    // The server serves the photo from our cache under a signed path, all that the browser sees.
    private var photo: some View {
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable().scaledToFill()
        } else {
          PhotoPlaceholder(symbol: symbol)
        }
      }
      .clipped()
    }
  #else
    @Environment(\.imageCache) private var cache
    @State private var image: CGImage?

    // AsyncImage would use the system's HTTP cache; ours is bounded, shared, and works offline.
    private var photo: some View {
      PhotoPlaceholder(symbol: symbol)
        .overlay {
          if let image {
            Image(decorative: image, scale: 1).resizable().scaledToFill().transition(.opacity)
          }
        }
        .animation(.default, value: image != nil)
        .task(id: url) { await load() }
    }

    private func load() async {
      image = nil
      guard let url, let cache else { return }
      // A photo that cannot be loaded leaves its placeholder.
      guard let cached = try? await cache.image(at: url) else { return }
      let decoded = await PhotoDecoder.decode(cached.data)
      if !Task.isCancelled { image = decoded }
    }
  #endif
}

#if !os(Linux)
  /// Turns bytes into a picture, away from the main actor.
  private enum PhotoDecoder {
    @concurrent static func decode(_ data: Data) async -> CGImage? {
      CGImageSourceCreateWithData(data as CFData, nil)
        .flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    }
  }

  private struct ImageCacheKey: EnvironmentKey {
    static let defaultValue: ImageCache? = nil
  }

  extension EnvironmentValues {
    /// The cache that photos come from; without one, placeholders stay.
    public var imageCache: ImageCache? {
      get { self[ImageCacheKey.self] }
      set { self[ImageCacheKey.self] = newValue }
    }
  }
#endif
