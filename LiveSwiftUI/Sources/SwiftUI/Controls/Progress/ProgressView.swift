// The progress of a task.
import Foundation
import FoundationAdditions
import Limits

/// Shows that a task is running, or its progress.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?
  /// The dates between which the bar fills by itself; nil for any other.
  let interval: ProgressInterval?

  init(
    _ fraction: Double?, _ label: Label?, _ current: CurrentValueLabel? = nil,
    interval: ProgressInterval? = nil
  ) {
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    self.label = label
    self.current = current
    self.interval = interval
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner, for a task of unknown duration.
  public init() where Label == EmptyView { self.init(nil, nil) }

  /// A spinner with views below it.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label()) }

  /// A spinner with a title from the string tables below it.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey))
  }

  /// A spinner with a title shown verbatim below it.
  @_disfavoredOverload public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(nil, Text(title))
  }
}

extension ProgressView {
  /// A bar filled to `value` of `total`; nil shows a spinner. A value beyond `total` fills the bar.
  public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value.map { Double($0 / total) }, nil)
  }

  /// A bar filled to `value` of `total`, with views as its label.
  public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value.map { Double($0 / total) }, label())
  }

  /// A bar filled to `value` of `total`, with views as its label and for its value.
  public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(value.map { Double($0 / total) }, label(), currentValueLabel())
  }

  /// A bar filled to `value` of `total`, with a title from the string tables.
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value.map { Double($0 / total) }, Text(titleKey))
  }

  /// A bar filled to `value` of `total`, with a title shown verbatim.
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(value.map { Double($0 / total) }, Text(title))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style draws, in the surrounding style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

extension ProgressView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if let custom = context.builtIn.styles.progressStyle {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: current.map { .init(content: AnyView($0)) })
      var inner = context.child(.customStyle)
      // A progress view in the style's own body uses the default style.
      inner.environment[builtIn: \.styles.progressStyle] = nil
      return custom(configuration).draw(inner, into: &items)
    }
    let fraction = interval?.fraction(at: context.builtIn.person.now) ?? fraction
    let isLinear = context.builtIn.styles.progressAppearance.isLinear ?? (fraction != nil)
    let element = context.element(.div, isLinear ? .progressBar : .spinner)
    let words = label.flatMap { context.text(of: $0) }
    let bar = context.child(0).element(.progress)
    let isNamed = words?.isEmpty == false
    let name: LocalizedStringKey = fraction == nil ? "Loading" : "Progress"
    bar.set("aria-label", isNamed ? words ?? "" : Text(name).resolve(context.builtIn))
    if isLinear { element.appetite = .fixed(.horizontal) }
    if let fraction {
      bar.set("max", "100")
      bar.set("value", String(Int(bounding: (fraction * 100).rounded(), within: 0...100)))
    }
    if let interval { bar.set(clock: interval.clock, context) }
    if let tint = context.builtIn.styles.progressAppearance.tint {
      element.style("--tint", tint.css)
      element.style("--spin", tint.css)
    }
    let showsLabels = !context.builtIn.controls.labelsHidden
    var parts: [Item] = []
    // A bar stands below its label, and a wheel above.
    if !isLinear { parts.append(.element(bar)) }
    if showsLabels, let label { draw(label, at: 1, isHidden: isNamed, context, into: &parts) }
    if isLinear { parts.append(.element(bar)) }
    if showsLabels {
      if let current { draw(current, at: 2, isHidden: false, context, into: &parts) }
    }
    element.content = .items(parts)
    context.emit(element, into: &items)
  }

  /// Draws a label. One that names the bar is not read again.
  @MainActor private func draw(
    _ label: some View, at index: Int, isHidden: Bool, _ context: Context, into parts: inout [Item]
  ) {
    let place = context.child(index)
    if let text = label as? Text, text.clock(context.builtIn) == nil {
      let element = place.element(.span, .text.and(.caption))
      if isHidden { element.set("aria-hidden", "true") }
      element.content = .text(text.resolve(context.builtIn))
      parts.append(.element(element))
    } else if !(label is EmptyView) {
      let box = place.element(.div, .caption)
      if isHidden { box.set("aria-hidden", "true") }
      place.fill(box, axis: .vertical, with: label)
      parts.append(.element(box))
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner with a localized title below it.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(LocalizedStringKey(resource: titleResource))
  }
}

extension ProgressView {
  /// A bar filled to `value` of `total`, with a localized title.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(LocalizedStringKey(resource: titleResource), value: value, total: total)
  }
}
