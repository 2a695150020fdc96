// What goes with one change of state.

/// What goes with one change of state. Here it never carries an animation.
public struct Transaction {
  /// The animation of the change: always nil.
  public var animation: Animation? {
    get { nil }
    @available(*, unavailable, message: "Use withAnimation(_:_:) or animation(_:value:).")
    set {}
  }
  /// Whether views are kept from animating the change themselves.
  public var disablesAnimations = false

  /// A change without an animation.
  public init() {}

  @available(*, unavailable, message: "Use withAnimation(_:_:) or animation(_:value:).")
  public init(animation: Animation?) {}
}
