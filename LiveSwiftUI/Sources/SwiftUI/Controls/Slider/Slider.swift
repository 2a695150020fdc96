// Choosing a value in a range with the browser's own range input.
import Foundation

/// A control for choosing a value in a range.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let ends: (ValueLabel, ValueLabel)?
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, _ label: Label,
    ends: (ValueLabel, ValueLabel)? = nil, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding(
      location: MappedLocation(
        value.access, read: { Double(value.wrappedValue) }, write: { value.wrappedValue = V($0) }))
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.ends = ends
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label; set one with `accessibilityLabel`.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), onEditingChanged)
  }

  /// A slider with steps and without a label; set one with `accessibilityLabel`.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider whose label is read aloud.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), onEditingChanged)
  }

  /// A slider with steps, whose label is read aloud.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), onEditingChanged)
  }
}

extension Slider {
  /// A slider between the labels of its bounds, with a label that is read aloud.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label(), ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }

  /// A slider with steps between the labels of its bounds, with a label that is read aloud.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label(), ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }
}

extension Slider: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    guard let ends else { return context.emit(input(context), into: &items) }
    let element = context.element(.div, .horizontalStack)
    element.appetite = .fixed(.horizontal)
    let inner = context.inside()
    var parts: [Item] = []
    ends.0.draw(inner.child(.minimumLabel), into: &parts)
    parts.append(.element(input(inner)))
    ends.1.draw(inner.child(.maximumLabel), into: &parts)
    element.content = .items(parts)
    context.emit(element, into: &items)
  }

  @MainActor private func input(_ context: Context) -> Element {
    let element = context.child(.control).element(.input, .slider)
    element.appetite = .fixed(.horizontal)
    element.set("type", "range")
    let words = context.text(of: label)
    if !words.isEmpty { element.set("aria-label", words) }
    element.set("min", CSS.number(bounds.lowerBound))
    element.set("max", CSS.number(bounds.upperBound))
    element.set("step", step.map(CSS.number) ?? "any")
    let (value, bounds, step, changed) = (value, bounds, step, onEditingChanged)
    let now = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound)
    element.set("value", CSS.number(now))
    guard context.builtIn.controls.isEnabled else {
      element.set("disabled", "")
      return element
    }
    element.emits(.input)
    element.on(.input) { sent in
      guard case .text(let text) = sent, let number = Report.number(text, Quantity(bounds)) else {
        return
      }
      // A browser does not report the end of a drag, so each value counts as one.
      changed(true)
      value.wrappedValue = Self.stop(number, bounds, step)
      changed(false)
    }
    return element
  }

  /// The nearest number that is a whole number of steps above the least.
  private static func stop(
    _ number: Double, _ bounds: ClosedRange<Double>, _ step: Double?
  ) -> Double {
    guard let step, step > 0 else { return number }
    let steps = (number - bounds.lowerBound) / step
    // A number that stands at a step already keeps its digits.
    guard steps.isFinite, abs(steps - steps.rounded()) > 1e-6 else { return number }
    let nearest = bounds.lowerBound + steps.rounded() * step
    return nearest > bounds.upperBound ? nearest - step : nearest
  }
}

extension Context {
  /// The text of a label that is read aloud and not drawn.
  func text(of label: some View) -> String {
    let names = OptionCollector()
    var nothing: [Item] = []
    label.draw(
      inside(.spokenLabel).with { $0[builtIn: \.position.options] = names }, into: &nothing)
    return names.spokenText
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider whose label is read aloud.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), onEditingChanged)
  }

  /// A slider with steps, whose label is read aloud.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), onEditingChanged)
  }
}

extension Slider {
  /// A slider between the labels of its bounds, with a label that is read aloud.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label(), ends: (minimumValueLabel, maximumValueLabel),
      onEditingChanged)
  }

  /// A slider with steps between the labels of its bounds, with a label that is read aloud.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label(), ends: (minimumValueLabel, maximumValueLabel),
      onEditingChanged)
  }
}
