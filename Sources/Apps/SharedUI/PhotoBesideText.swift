// The photo and the text of a page about one thing.
public import Foundation
public import SwiftUI

/// A photo beside text where there is room for both, else above it.
///
/// The room is measured: a sheet of a tablet is narrower than its size class says, and a phone on
/// its side is wider.
public struct PhotoBesideText<Label: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.dynamicTypeSize) private var typeSize
  /// The width of the photo beside the text, 0 where it stands above; nil before measuring.
  @State private var measured: CGFloat?
  private let url: URL?
  private let name: String
  private let symbol: String
  private let ratio: CGFloat
  private let widest: CGFloat
  private let text: Label

  /// The photo at `url`, as wide as `ratio` times its height, and its `text`. `name` is the photo's
  /// accessible name. Above the text the photo is at most `widest` points wide. Without a photo, a
  /// low band has the system symbol of the subject.
  public init(
    _ url: URL?, name: String, symbol: String, ratio: CGFloat = 4 / 3, widest: CGFloat = 480,
    @ViewBuilder text: () -> Label
  ) {
    self.url = url
    self.name = name
    self.symbol = symbol
    self.ratio = ratio
    self.widest = widest
    self.text = text()
  }

  public var body: some View {
    layout {
      photo
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .shadow(color: Color.black.opacity(0.12), radius: 12, y: 6)
      VStack(alignment: .leading, spacing: 16) { text }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity)
    .onGeometryChange(for: CGFloat.self) {
      photoWidth(in: $0.size.width)
    } action: {
      measured = $0
    }
  }

  @ViewBuilder private var photo: some View {
    let photo = RemotePhoto(url: url, label: name, symbol: symbol)
    if url == nil {
      PhotoPlaceholder(symbol: symbol)
        .frame(maxWidth: .infinity)
        .frame(height: 88)
    } else if beside > 0 {
      photo.frame(width: beside, height: (beside / ratio).rounded())
    } else {
      photo.aspectRatio(ratio, contentMode: .fit).frame(maxWidth: widest)
    }
  }

  private var layout: AnyLayout {
    beside > 0 && url != nil
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 20))
      : AnyLayout(VStackLayout(spacing: 16))
  }

  /// The width of the photo beside the text. Large text needs more of the width for itself.
  private var beside: CGFloat {
    let roomy = measured ?? (width == .regular ? 200 : 0)
    return typeSize.isAccessibilitySize ? (roomy > 200 ? 200 : 0) : roomy
  }
}

/// The width of a photo in a room of `width` that leaves the text a line of some 30 letters; 0 if
/// there is no such room.
private nonisolated func photoWidth(in width: CGFloat) -> CGFloat {
  switch width {
  case ..<430: 0
  case ..<640: 200
  case ..<760: 260
  default: 320
  }
}
