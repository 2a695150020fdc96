// Animations of every change of a view, also those that a transaction sets.
import Foundation

extension View {
  /// Animates every change of this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    animatingChanges(animation)
  }

  private nonisolated func animatingChanges(_ animation: Animation?) -> some View {
    LifecycleView(self) {
      AnyChange { if let animation { Tree.reader?.tree.animate(animation) } }
    }
  }

  /// Plays every change inside with the animation that `transform` sets.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    animatingChanges(Transaction(changedBy: transform).playedAnimation)
  }

  /// Plays the changes inside that come with a new `value` with the animation that `transform`
  /// sets.
  public nonisolated func transaction<V>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View where V: Equatable {
    animation(Transaction(changedBy: transform).playedAnimation, value: value)
  }
}

/// Runs its closure at each newer rendering.
private final class AnyChange: LifecycleModifier {
  private let changed: () -> Void

  init(_ changed: @escaping () -> Void) { self.changed = changed }

  func appeared(isFirst: Bool) {}
  func updated(to newer: any LifecycleModifier) { (newer as? AnyChange)?.changed() }
  func disappeared() {}
}
