// The context of a state change.

/// The context of a state change: the animation that plays it.
public struct Transaction {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether the change is made without an animation.
  public var disablesAnimations = false

  /// A change without an animation.
  public init() {}

  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

extension Transaction {
  /// A transaction that `transform` has changed.
  init(changedBy transform: (inout Transaction) -> Void) {
    self.init()
    transform(&self)
  }

  /// The animation unless animations are off.
  var playedAnimation: Animation? { disablesAnimations ? nil : animation }
}
