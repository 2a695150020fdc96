// The name of a page in its text, where the title above may be cut.
public import SwiftUI

/// A name that is longer than one line of a large title, which has no second line on iPhone and
/// iPad; nothing for a shorter one, nor on a page in a browser, where the title is whole.
public struct WholeName: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let name: String

  /// The letters that fit a large title on the narrowest phone, and half as many wide ones.
  static let titleLength = 16

  /// The heading for a page whose title is `name`.
  public init(_ name: String) { self.name = name }

  public var body: some View {
    if !titlesWrap, typeSize.isAccessibilitySize || name.titleLength > Self.titleLength {
      Text(verbatim: name)
        // With the largest text, a word of a title might not fit a line.
        .font(typeSize.isAccessibilitySize ? .headline : .title2)
        .fontWeight(.bold)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityAddTraits(.isHeader)
    }
  }
}

extension String {
  /// The length in letters, where those as wide as they are high count twice.
  fileprivate var titleLength: Int {
    reduce(0) { length, letter in
      let isWide = letter.unicodeScalars.contains {
        $0.properties.isIdeographic || $0.properties.isEmojiPresentation
          || (0x3040...0x30FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
      }
      return length + (isWide ? 2 : 1)
    }
  }
}
