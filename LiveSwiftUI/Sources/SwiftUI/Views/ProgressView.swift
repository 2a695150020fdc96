// The progress of a task.
import Foundation

/// Shows that a task is running, or its progress.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let fraction: Double?
  let label: Text?
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner, for a task of unknown duration.
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil) }

  /// A spinner with a title from the string tables below it.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey))
  }

  /// A spinner with a title shown verbatim below it.
  @_disfavoredOverload public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(fraction: nil, label: Text(title))
  }

}

extension ProgressView {
  /// A bar filled to `value` of `total`; nil shows a spinner. A value beyond `total` fills the bar.
  public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: nil)
  }

  /// A bar filled to `value` of `total`, with a title from the string tables.
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
  }
}

extension ProgressView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, fraction == nil ? "spin" : "prog")
    let words = label?.resolve(context.facts)
    let bar = context.child(0).element(.progress)
    bar.set("aria-label", words ?? Text("Loading").resolve(context.facts))
    if let fraction {
      bar.set("max", "100")
      bar.set("value", String(Int(bounding: (fraction * 100).rounded(), within: 0...100)))
      element.appetite = .fixed(.horizontal)
    }
    var parts: [Item] = [.element(bar)]
    if let words, !context.facts.controls.labelsHidden {
      let text = context.child(1).element(.span, "t cap")
      text.set("aria-hidden", "true")
      text.content = .text(words)
      parts.append(.element(text))
    }
    element.content = .items(parts)
    context.emit(element, into: &items)
  }
}
