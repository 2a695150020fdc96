// Further content of an element for people who use assistive technology.
public import Foundation

/// A value that assistive technology reads besides the name and the value of an element.
public class AXCustomContent: NSObject {
  /// How soon content is read.
  public enum Importance: UInt, Sendable {
    /// Read when a person asks for more.
    case `default` = 0
    /// Read with the element.
    case high = 1
  }

  /// The name of the content with attributes.
  public let attributedLabel: NSAttributedString
  /// The content with attributes.
  public let attributedValue: NSAttributedString
  /// How soon the content is read.
  public var importance = Importance.default

  /// The name of the content.
  public var label: String { attributedLabel.string }
  /// The content.
  public var value: String { attributedValue.string }

  /// Content with a name and attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
  }

  /// Content with a name.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }
}
