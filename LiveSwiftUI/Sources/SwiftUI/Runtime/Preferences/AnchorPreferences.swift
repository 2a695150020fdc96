// Preferences made from the position of a view, as the browser measures it.
import Foundation

extension View {
  /// Sets the value of a preference, made from a point or a box of this view. There is none until
  /// the browser has measured the view.
  public nonisolated func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    let make = value.make
    return AnchorPreferenceView<Self, K>(content: self) { $0 = transform(make($1)) }
  }

  /// Changes the value of a preference on its way up by a point or a box of this view. It is not
  /// changed until the browser has measured the view.
  public nonisolated func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    let make = value.make
    return AnchorPreferenceView<Self, K>(content: self, startsBelow: true) {
      transform(&$0, make($1))
    }
  }
}

private nonisolated struct AnchorPreferenceView<Content: View, Key: PreferenceKey> {
  let content: Content
  var startsBelow = false
  let change: (inout Key.Value, CGRect) -> Void
}

extension AnchorPreferenceView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: AnchorPreferenceNode<Key>.init, into: &items) {
      $0.accept(context, startsBelow, change, content: $1)
    }
  }
}

/// Sets or changes a value once the browser has measured the content, and after each change.
private final class AnchorPreferenceNode<Key: PreferenceKey>: MeasuringNode {
  private var change: (inout Key.Value, CGRect) -> Void = { _, _ in }
  private var startsBelow = false
  private var version = 0
  private var content: DrawContent = { _, _ in }

  override var wantsPosition: Bool { true }

  func accept(
    _ context: Context, _ startsBelow: Bool,
    _ change: @escaping (inout Key.Value, CGRect) -> Void, content: @escaping DrawContent
  ) {
    version += 1
    (self.startsBelow, self.change, self.content) = (startsBelow, change, content)
    adopt(context)
  }

  override func measuredAnew() {
    version += 1
    markDirty()
  }

  override func produce(into items: inout [Item]) {
    let measured = context().decorated { [weak self] element, _ in
      self?.measure(element) ?? element
    }
    content(measured.child(0), &items)
  }

  override func collect<Wanted: PreferenceKey>(_ sum: inout PreferenceSum<Wanted>) {
    guard Wanted.self == Key.self else { return super.collect(&sum) }
    guard let reported else {
      if startsBelow { super.collect(&sum) }
      sum.waits = true
      return
    }
    var below = PreferenceSum<Key>()
    if startsBelow {
      super.collect(&below)
      sum.note(below)
    }
    var value = below.value ?? Key.defaultValue
    change(&value, CGRect(origin: reported.origin, size: reported.size))
    if let value = value as? Wanted.Value { sum.add(value, of: self, version: version) }
  }
}
