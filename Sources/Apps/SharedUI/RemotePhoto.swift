// A photo of a service, loaded through our own cache on every system.
public import Foundation
public import SwiftUI

/// A photo that fills its frame. The placeholder stays if there is none or it is broken.
public struct RemotePhoto: View {
  private let url: URL?
  private let label: String
  private let symbol: String

  /// The photo at `url`. `label` is its accessible name; if empty, screen readers skip the photo.
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

  #if canImport(ImageIO)
    // AsyncImage would use the system's HTTP cache; ours is bounded, shared, and works offline.
    private var photo: some View { DecodedPhoto(url: url, symbol: symbol) }
  #else
    // LiveSwiftUI's AsyncImage uses our cache already.
    private var photo: some View {
      AsyncImage(url: url) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        PhotoPlaceholder(symbol: symbol)
      }
      .clipped()
    }
  #endif
}
