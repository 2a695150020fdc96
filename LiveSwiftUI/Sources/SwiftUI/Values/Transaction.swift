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
