// The axes of a chart.
public import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSCopying {
  /// The title of the axis.
  var title: String { get set }
  /// The title with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
public class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The scale of an axis.
  public enum ScaleType: Int, Sendable {
    /// Equal distances for equal differences.
    case linear
    /// The decimal logarithm.
    case log10
    /// The natural logarithm.
    case ln
  }

  /// The title of the axis.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  /// The title with attributes.
  public var attributedTitle: NSAttributedString
  /// The scale of the axis; read by nothing here.
  public var scaleType = ScaleType.linear
  /// The values from the start to the end of the axis.
  public var range: ClosedRange<Double>
  /// The values of the lines of the grid; read by nothing here.
  public var gridlinePositions: [Double]
  /// Makes the text of a value.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis with a title.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range,
      gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
  }

  /// An axis with a title that has attributes.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// An axis of the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}

/// An axis of categories.
public class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The title of the axis.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  /// The title with attributes.
  public var attributedTitle: NSAttributedString
  /// The categories, in the order of the axis.
  public var categoryOrder: [String]

  /// An axis with a title.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(
      attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  /// An axis with a title that has attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
  }

  /// An axis of the same categories.
  public func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(
      attributedTitle: attributedTitle, categoryOrder: categoryOrder)
  }
}
