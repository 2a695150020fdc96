// The context of a state change.

/// The context of a state change. Here it never carries an animation.
public struct Transaction {
  /// The animation of the change: always nil.
  public var animation: Animation? {
    get { nil }
    @available(*, unavailable, message: "Use withAnimation(_:_:) or animation(_:value:).")
    set {}
  }
  /// Whether views must not animate the change themselves.
  public var disablesAnimations = false

  /// A change without an animation.
  public init() {}

  /// Unavailable: a change with an animation.
  @available(*, unavailable, message: "Use withAnimation(_:_:) or animation(_:value:).")
  public init(animation: Animation?) {}
}
