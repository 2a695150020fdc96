// Groups of keyframes of one value.

/// Keyframes that follow each other, for one value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the keyframes inside, inferred from `body`.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes inside.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

extension KeyframeTrackContent where Value == Body.Value {
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>) {
    body._resolve(into: &resolved)
  }
}

/// Keyframes that resolve themselves instead of having a body.
public protocol _BodilessTrackContent: KeyframeTrackContent where Body == Self {}

extension _BodilessTrackContent {
  public var body: Self { self }
}

/// The keyframes of a track in their order.
public struct _ResolvedKeyframeTrackContent<Value> where Value: Animatable {
  var keyframes: [Keyframe<Value.AnimatableData>] = []
}

/// Several groups of keyframes, one after the other.
struct KeyframeSequence<Value: Animatable>: _BodilessTrackContent {
  let resolve: (inout _ResolvedKeyframeTrackContent<Value>) -> Void

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { resolve(&resolved) }
}

/// Builds the keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  /// A keyframe.
  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: KeyframeTrackContent { expression }

  /// The keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  {
    KeyframeSequence { resolved in
      for component in components { component._resolve(into: &resolved) }
    }
  }

  /// The keyframes under `if`.
  public static func buildEither<First, Second>(first component: First)
    -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  { Conditional(branch: .first(component)) }

  /// The keyframes under `else`.
  public static func buildEither<First, Second>(second component: Second)
    -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  { Conditional(branch: .second(component)) }

  /// The first keyframe.
  public static func buildPartialBlock<K>(first: K) -> K
  where Value == K.Value, K: KeyframeTrackContent { first }

  /// A keyframe after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence {
      accumulated._resolve(into: &$0)
      next._resolve(into: &$0)
    }
  }

  /// No keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence { _ in }
  }

  /// The keyframes under `if` or those under `else`.
  public struct Conditional<ConditionalValue, First, Second>: _BodilessTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    enum Branch {
      case first(First)
      case second(Second)
    }

    let branch: Branch

    /// The value that either branch animates.
    public typealias Value = ConditionalValue
    public typealias Body = Conditional<ConditionalValue, First, Second>
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<ConditionalValue>) {
      switch branch {
      case .first(let content): content._resolve(into: &resolved)
      case .second(let content): content._resolve(into: &resolved)
      }
    }
  }
}
