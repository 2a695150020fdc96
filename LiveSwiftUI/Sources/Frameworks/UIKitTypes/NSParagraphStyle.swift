// Attributes of texts that UIKit declares. `Text` of SwiftUI does not read them.
public import Foundation

extension NSAttributedString.Key {
  /// The colour of text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The distance between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of a paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The style of a line below text, a raw value of `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of a line below text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The style of a line through text, a raw value of `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of a line through text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The colour of outlines, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines in percent of the size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The address of a link, a `URL` or a text.
  public static let link = NSAttributedString.Key("NSLink")
  /// The height above the baseline in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// The sides to which lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// To the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both sides.
  case justified = 3
  /// To the side at which lines of the language start.
  case natural = 4
}

/// The way in which a text that is too long is broken.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its start is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}

/// A line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public let rawValue: Int
  /// A style of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One bold line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The style of a paragraph.
// Sendable unchecked: as a value of an attributed text it is not changed any more.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The distance between lines in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The distance below the paragraph in points.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The side to which lines are aligned.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The way in which long lines are broken.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The usual style.
  public override init() { super.init() }
}

/// The style of a paragraph, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The distance between lines in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The distance below the paragraph in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The side to which lines are aligned.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The way in which long lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}
