// A value in a range, drawn as a bar or a ring.
import Foundation

/// Shows a value in a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// The value as a fraction from 0 to 1.
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let least: BoundsLabel?
  let most: BoundsLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ least: BoundsLabel?, _ most: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = Double(value - bounds.lowerBound) / length
    fraction = length > 0 && part.isFinite ? min(max(part, 0), 1) : 0
    (self.label, self.current, self.least, self.most) = (label, current, least, most)
  }

  /// A gauge with a name.
  public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView,
    V: BinaryFloatingPoint
  {
    self.init(value, bounds, label(), EmptyView(), nil, nil)
  }

  /// A gauge with a name and a label of the current value.
  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }

  /// A gauge with a name, a label of the current value, and labels of both bounds.
  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let hasBounds = least != nil
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: current is EmptyView ? nil : .init(content: AnyView(current)),
      minimumValueLabel: hasBounds ? .init(content: AnyView(least)) : nil,
      maximumValueLabel: hasBounds ? .init(content: AnyView(most)) : nil)
    let draw = context.builtIn.styles.gaugeStyle ?? { AnyView(BarGauge(configuration: $0)) }
    let element = context.element(.div, .gauge)
    element.set("role", "meter")
    element.set("aria-valuemin", "0")
    element.set("aria-valuemax", "100")
    element.set("aria-valuenow", CSS.number((fraction * 100).rounded()))
    context.fill(element, axis: .vertical, with: draw(configuration))
    element.set("aria-label", Self.text(of: label, context))
    if !(current is EmptyView) {
      element.set("aria-valuetext", Self.text(of: current, context))
    }
    context.emit(element, into: &items)
  }

  /// The text of a `Text` or `Label`; texts inside other views cannot be determined here.
  @MainActor private static func text(of view: some View, _ context: Context) -> String {
    switch view {
    case let text as Text: text.resolve(context.builtIn)
    case let label as SwiftUI.Label<Text, Image>: label.title.resolve(context.builtIn)
    default: ""
    }
  }
}
