// The data of a chart.
public import Foundation

/// A series of points.
public class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// The name of the series; nil without one.
  public var name: String? {
    get { attributedName.string.isEmpty ? nil : attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }
  /// The name with attributes; empty without one.
  public var attributedName: NSAttributedString
  /// Whether values between the points mean something, as on a line.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// A series with a name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous,
      dataPoints: dataPoints)
  }

  /// A series with a name that has attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// A series of the same points.
  public func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(
      attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
  }
}

/// One point of a series.
public class AXDataPoint: NSObject, NSCopying {
  /// A value of a point.
  public enum Value: Sendable {
    /// A number, on an axis of numbers.
    case number(Double)
    /// A category, on an axis of categories.
    case category(String)
  }

  /// The value on the first axis.
  public var xValue: AXDataPointValue
  /// The value on the axis of values; nil without one.
  public var yValue: AXDataPointValue?
  /// The name of the point; nil without one.
  public var label: String?
  /// The name with attributes; nil without one.
  public var attributedLabel: NSAttributedString?
  /// The values on further axes.
  package let additionalValues: [Value]

  /// A point of a category.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil
  ) {
    self.init(.category(x), y, additionalValues, label)
  }

  /// A point of a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil
  ) {
    self.init(.number(x), y, additionalValues, label)
  }

  private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
    xValue = AXDataPointValue(x)
    yValue = y.map { AXDataPointValue(.number($0)) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// A point of the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPoint(xValue.value, nil, additionalValues, label)
    copy.yValue = yValue
    copy.attributedLabel = attributedLabel
    return copy
  }
}

/// A value of a point as an object.
public class AXDataPointValue: NSObject, NSCopying {
  /// The value.
  package let value: AXDataPoint.Value

  init(_ value: AXDataPoint.Value) { self.value = value }

  /// The same value.
  public func copy(with zone: NSZone? = nil) -> Any { AXDataPointValue(value) }
}
