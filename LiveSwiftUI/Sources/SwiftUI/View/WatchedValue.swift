// What a modifier does once a value has changed.

/// Runs a closure if a value has changed.
final class WatchedValue<V: Equatable>: LifecycleModifier {
  private var value: V
  private let changed: () -> Void

  init(_ value: V, changed: @escaping () -> Void) {
    self.value = value
    self.changed = changed
  }

  func appeared(isFirst: Bool) {}

  func updated(to newer: any LifecycleModifier) {
    guard let newer = newer as? WatchedValue<V>, newer.value != value else { return }
    value = newer.value
    newer.changed()
  }

  func disappeared() {}
}
