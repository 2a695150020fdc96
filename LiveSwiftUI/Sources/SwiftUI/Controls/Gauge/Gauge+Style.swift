// Gauge styles: the system's, and custom ones.
import Foundation

/// The properties of a gauge, for a gauge style.
public struct GaugeStyleConfiguration {
  /// The name of the gauge.
  @MainActor @preconcurrency public struct Label {
    package let content: AnyView
  }
  /// The label of the current value.
  @MainActor @preconcurrency public struct CurrentValueLabel {
    package let content: AnyView
  }
  /// The label of the lower bound.
  @MainActor @preconcurrency public struct MinimumValueLabel {
    package let content: AnyView
  }
  /// The label of the upper bound.
  @MainActor @preconcurrency public struct MaximumValueLabel {
    package let content: AnyView
  }

  /// The value as a fraction from 0 to 1.
  public var value: Double
  /// The name of the gauge.
  public var label: GaugeStyleConfiguration.Label
  /// The label of the current value; nil when the gauge has none.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The label of the lower bound; nil when the gauge has none.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The label of the upper bound; nil when the gauge has none.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View, StyleContent {}
extension GaugeStyleConfiguration.CurrentValueLabel: View, StyleContent {}
extension GaugeStyleConfiguration.MinimumValueLabel: View, StyleContent {}
extension GaugeStyleConfiguration.MaximumValueLabel: View, StyleContent {}

/// A style for gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the view that a `GaugeStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`.
  typealias Configuration = GaugeStyleConfiguration
  /// Draws the view that replaces the gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// A style with a bar below the name.
@MainActor @preconcurrency public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The same as `.linearCapacity`.
  public init() {}
  public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}
/// A style with a bar and a mark at the value.
@MainActor @preconcurrency public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The same as `.accessoryLinear`.
  public init() {}
  public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View {
    MarkGauge(configuration: configuration)
  }
}
/// A style with an open ring and a mark at the value.
@MainActor @preconcurrency public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The same as `.accessoryCircular`.
  public init() {}
  public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View {
    RingGauge(configuration: configuration, isOpen: true)
  }
}
/// A style with a ring filled up to the value.
@MainActor @preconcurrency public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The same as `.accessoryCircularCapacity`.
  public init() {}
  public func makeBody(
    configuration: AccessoryCircularCapacityGaugeStyle.Configuration
  ) -> some View {
    RingGauge(configuration: configuration, isOpen: false)
  }
}
/// The default style: a bar.
@MainActor @preconcurrency public struct DefaultGaugeStyle: GaugeStyle {
  /// The same as `GaugeStyle.automatic`.
  public init() {}
  public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}

/// A bar below its name, with the value below it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The same as `.accessoryLinearCapacity`.
  public init() {}
  public func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration)
    -> some View
  {
    BarGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style: a bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar below its name.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar below its name, with the value below it.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets the style of gauges in this view.
  public nonisolated func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    return builtIn(\.styles.gaugeStyle, drawing(style) { $0.makeBody(configuration: $1) })
  }
}
