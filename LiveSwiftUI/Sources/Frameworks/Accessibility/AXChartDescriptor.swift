// The description of a chart for assistive technology.
public import Foundation

/// A view or another object with the description of a chart.
public protocol AXChart: NSObjectProtocol {
  /// The description of the chart; nil without one.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The description of a chart: its title, its axes and its data.
public class AXChartDescriptor: NSObject, NSCopying {
  /// The direction in which the values of the first axis grow.
  public enum ContentDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From the top to the bottom.
    case topToBottom
    /// From the bottom to the top.
    case bottomToTop
    /// Around the centre, clockwise.
    case radialClockwise
    /// Around the centre, counterclockwise.
    case radialCounterClockwise
  }

  /// The title of the chart; nil without one.
  public var title: String?
  /// The title with attributes, which precedes `title`; nil without one.
  public var attributedTitle: NSAttributedString?
  /// The main statement of the chart in a sentence; nil without one.
  public var summary: String?
  /// The direction in which the values of the first axis grow; read by nothing here.
  public var contentDirection = ContentDirection.leftToRight
  /// The frame of the chart on the screen, in points; read by nothing here.
  public var contentFrame = CGRect.zero
  /// The data.
  public var series: [AXDataSeriesDescriptor]
  /// The first axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the values; nil without one.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes, in the order of the additional values of each point.
  public var additionalAxes: [any AXDataAxisDescriptor]

  /// A description with a title.
  public convenience init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(summary, xAxis, yAxis, additionalAxes, series)
    self.title = title
  }

  /// A description with a title that has attributes.
  public convenience init(
    attributedTitle: NSAttributedString? = nil, summary: String? = nil,
    xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.init(summary, xAxis, yAxis, additionalAxes, series)
    self.attributedTitle = attributedTitle
    title = attributedTitle?.string
  }

  private init(
    _ summary: String?, _ xAxis: any AXDataAxisDescriptor, _ yAxis: AXNumericDataAxisDescriptor?,
    _ additionalAxes: [any AXDataAxisDescriptor], _ series: [AXDataSeriesDescriptor]
  ) {
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// A description of the same axes and data.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(summary, xAxis, yAxis, additionalAxes, series)
    copy.title = title
    copy.attributedTitle = attributedTitle
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }
}
