// How gauges look: the system's looks, and looks that an app makes.
import Foundation

/// What a gauge style is given to draw.
public struct GaugeStyleConfiguration {
  /// The name of the gauge.
  @MainActor @preconcurrency public struct Label {
    package let content: AnyView
  }
  /// The words for the value now.
  @MainActor @preconcurrency public struct CurrentValueLabel {
    package let content: AnyView
  }
  /// The words at the lower end.
  @MainActor @preconcurrency public struct MinimumValueLabel {
    package let content: AnyView
  }
  /// The words at the upper end.
  @MainActor @preconcurrency public struct MaximumValueLabel {
    package let content: AnyView
  }

  /// Where the value lies, from 0 to 1.
  public var value: Double
  /// The name of the gauge.
  public var label: GaugeStyleConfiguration.Label
  /// The words for the value now; nil when the gauge was given none.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The words at the lower end; nil when the gauge was given none.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The words at the upper end; nil when the gauge was given none.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View, StyleContent {}
extension GaugeStyleConfiguration.CurrentValueLabel: View, StyleContent {}
extension GaugeStyleConfiguration.MinimumValueLabel: View, StyleContent {}
extension GaugeStyleConfiguration.MaximumValueLabel: View, StyleContent {}

/// A look for gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of what is drawn; the compiler finds it from `makeBody`.
  associatedtype Body: View
  /// What `makeBody` is given to draw.
  typealias Configuration = GaugeStyleConfiguration
  /// What is drawn in place of the gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// A bar below its name.
@MainActor @preconcurrency public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The same as `.linearCapacity`.
  public init() {}
  public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}
/// A bar with a mark where the value lies.
@MainActor @preconcurrency public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The same as `.accessoryLinear`.
  public init() {}
  public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View {
    MarkGauge(configuration: configuration)
  }
}
/// An open ring with a mark where the value lies.
@MainActor @preconcurrency public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The same as `.accessoryCircular`.
  public init() {}
  public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View {
    RingGauge(configuration: configuration, isOpen: true)
  }
}
/// A ring that is filled as far as the value lies.
@MainActor @preconcurrency public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The same as `.accessoryCircularCapacity`.
  public init() {}
  public func makeBody(
    configuration: AccessoryCircularCapacityGaugeStyle.Configuration
  ) -> some View {
    RingGauge(configuration: configuration, isOpen: false)
  }
}
/// The look that fits the surroundings: a bar.
@MainActor @preconcurrency public struct DefaultGaugeStyle: GaugeStyle {
  /// The same as `.automatic`.
  public init() {}
  public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that fits the surroundings: a bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar below its name.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark where the value lies.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark where the value lies.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled as far as the value lies.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Gives gauges within a look.
  public nonisolated func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    nonisolated(unsafe) let style = style  // A value, used on the main actor only from here on.
    return fact(\.styles.gaugeStyle) { AnyView(style.makeBody(configuration: $0)) }
  }
}
