// The named text styles, with the sizes and line heights of the default text size.
extension Font {
  /// The role of a text on the screen.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a screen.
    case largeTitle
    /// A first-level heading.
    case title
    /// A second-level heading.
    case title2
    /// A third-level heading.
    case title3
    /// The heading of a group.
    case headline
    /// Text below a headline.
    case subheadline
    /// Body text.
    case body
    /// A remark.
    case callout
    /// A footnote.
    case footnote
    /// A caption below an image.
    case caption
    /// The smallest caption.
    case caption2

    /// The size and line height in points, from Apple's published type scale for the Large setting.
    var points: (size: Double, line: Double) {
      switch self {
      case .largeTitle: (34, 41)
      case .title: (28, 34)
      case .title2: (22, 28)
      case .title3: (20, 25)
      case .headline, .body: (17, 22)
      case .callout: (16, 21)
      case .subheadline: (15, 20)
      case .footnote: (13, 18)
      case .caption: (12, 16)
      case .caption2: (11, 13)
      }
    }
  }

  /// The font of the `largeTitle` text style.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of the `title` text style.
  public static let title = Font(.style(.title))
  /// The font of the `title2` text style.
  public static let title2 = Font(.style(.title2))
  /// The font of the `title3` text style.
  public static let title3 = Font(.style(.title3))
  /// The font of the `headline` text style.
  public static let headline = Font(.style(.headline))
  /// The font of the `subheadline` text style.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of the `body` text style.
  public static let body = Font(.style(.body))
  /// The font of the `callout` text style.
  public static let callout = Font(.style(.callout))
  /// The font of the `footnote` text style.
  public static let footnote = Font(.style(.footnote))
  /// The font of the `caption` text style.
  public static let caption = Font(.style(.caption))
  /// The font of the `caption2` text style.
  public static let caption2 = Font(.style(.caption2))
}
