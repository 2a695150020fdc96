// Fonts of UIKit: their sizes, which code without a browser can know.
public import Foundation

/// A font. Bars, whose look it sets in UIKit, do not use it.
public final class UIFont: NSObject, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the family, or of the font.
  public let fontName: String

  /// The weight; nil where the font was made without one.
  package let weight: Weight?
  /// Whether the letters are slanted.
  package let isItalic: Bool

  private init(_ name: String, size: CGFloat, weight: Weight? = nil, isItalic: Bool = false) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Whether the other object is a font of the same name, size, weight and slant.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic
  }

  /// A hash of the name and the size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The size of body text.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The usual size of the system's font.
  public static var systemFontSize: CGFloat { 14 }
  /// A small size of the system's font.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The name of the family.
  public var familyName: String { fontName }
  /// The height of a line in points, as of the system's font.
  public var lineHeight: CGFloat { pointSize * 1.193 }
  /// The height above the baseline in points, as of the system's font.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// The depth below the baseline in points, as of the system's font: negative.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The height of capitals in points, as of the system's font.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters in points, as of the system's font.
  public var xHeight: CGFloat { pointSize * 0.526 }

  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName, size: fontSize, weight: weight, isItalic: isItalic)
  }

  /// The system's font, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont("system", size: fontSize, isItalic: true)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont("system", size: fontSize, weight: weight)
  }

  /// The system's font with letters of one width.
  public static func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont("monospace", size: fontSize, weight: weight)
  }

  /// The families of fonts: none, since those of a browser are not known.
  public static var familyNames: [String] { [] }

  /// The fonts of a family: none, since those of a browser are not known.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// A font of the app's bundle.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName, size: fontSize)
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont("system", size: fontSize)
  }

  /// The system's font of a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont("system", size: fontSize, weight: weight)
  }

  /// The system's font, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont("system", size: fontSize, weight: .bold)
  }

  /// The system's font of a style of text, at the usual text size.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont("system", size: style.size, weight: style == .headline ? .semibold : nil)
  }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1 for the lightest to 1.
    public let rawValue: CGFloat
    /// A weight of this value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The usual one.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A style of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// The style of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The smallest title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size in points at the usual text size.
    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

/// Sizes that follow the text size of the person.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a style of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The value itself: a server has many readers. `ScaledMetric` follows the text size of each.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The font itself, as `scaledValue(for:)`.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font itself, of at most a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
}
