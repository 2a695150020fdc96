// The attributes of UIKit for attributed texts, which texts of SwiftUI draw beside their own.
public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit, and those of Foundation.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The style of the paragraph, which is not drawn.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance between letters, in points.
    public let kern: KernAttribute
    /// The distance between letters, in points.
    public let tracking: TrackingAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The height above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line below the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The attributes of Foundation, such as `link`.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// The attribute that a path of the scope names. A value without a type, such as `.red`, is one
  /// of SwiftUI's attribute of that name.
  @_disfavoredOverload
  public subscript<T>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T where T: AttributedStringKey {
    self[T.self]
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The font of a part of a text.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }

  /// The style of a paragraph, which is not drawn.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }

  /// The colour of the letters of a part.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }

  /// The colour behind the letters of a part.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }

  /// The distance between the letters of a part, in points.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }

  /// The distance between the letters of a part, in points.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "CTTracking"
  }

  /// The line through a part.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
  }

  /// The line below a part.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }

  /// The height of a part above the line, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
  }

  /// The colour of the line below a part.
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
  }

  /// The colour of the line through a part.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
  }
}
