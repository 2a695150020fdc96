// Tracks of keyframes, which run at the same time.

/// Changes of a value over time, made of tracks.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Self.Body.Value
  /// The type of the tracks inside, inferred from `body`.
  associatedtype Body: Keyframes
  /// The tracks inside.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>)
}

extension Keyframes where Value == Body.Value {
  public func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>) {
    body._resolve(into: &resolved)
  }
}

/// Tracks that resolve themselves instead of having a body.
public protocol _BodilessKeyframes: Keyframes where Body == Never {}

extension _BodilessKeyframes {
  public var body: Never { return fatalError("Tracks have no body.") }
}

extension Never: Keyframes {
  public func _resolve(into resolved: inout _ResolvedKeyframes<Never>) {}
}

/// The tracks of a value at its start.
public struct _ResolvedKeyframes<Value> {
  /// One track: when its keyframes are, and how it changes the value.
  struct Track {
    let duration: Double
    let moments: [Double]
    let jumps: [Double]
    let update: (inout Value, Double) -> Void
  }

  let initialValue: Value
  var tracks: [Track] = []
}

/// Keyframes for one property of a value.
public nonisolated struct KeyframeTrack<Root, Value, Content>
where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Keyframes for the whole value.
  ///
  /// Source: developer.apple.com/documentation/swiftui/keyframetrack.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Keyframes for the property at `keyPath`.
  ///
  /// Source: developer.apple.com/documentation/swiftui/keyframetrack.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }
}

extension KeyframeTrack: _BodilessKeyframes {
  @_implements(Keyframes,Value) public typealias _Root = Root
  public typealias Body = Never

  public func _resolve(into resolved: inout _ResolvedKeyframes<Root>) {
    var list = _ResolvedKeyframeTrackContent<Value>()
    content._resolve(into: &list)
    guard !list.keyframes.isEmpty else { return }
    let path = KeyframePath(
      list.keyframes, from: resolved.initialValue[keyPath: keyPath].unisolatedData)
    let keyPath = keyPath
    resolved.tracks.append(
      .init(duration: path.duration, moments: path.moments, jumps: path.jumps) { value, time in
        value[keyPath: keyPath].unisolatedData = path.value(at: time)
      })
  }
}

/// Several tracks at the same time.
struct KeyframeTracks<Value>: _BodilessKeyframes {
  let resolve: (inout _ResolvedKeyframes<Value>) -> Void

  typealias Body = Never
  func _resolve(into resolved: inout _ResolvedKeyframes<Value>) { resolve(&resolved) }
}

/// Builds tracks, or the keyframes of a whole value, from the statements of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A keyframe of the whole value.
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
  { .init(branch: .first(component)) }

  /// The keyframes under `else`.
  public static func buildEither<First, Second>(second component: Second)
    -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  { .init(branch: .second(component)) }

  /// The first keyframe of the whole value.
  public static func buildPartialBlock<K>(first: K) -> K
  where Value == K.Value, K: KeyframeTrackContent { first }

  /// A keyframe of the whole value after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence {
      accumulated._resolve(into: &$0)
      next._resolve(into: &$0)
    }
  }

  /// No keyframes of the whole value.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence { _ in }
  }

  /// The keyframes of the whole value as a track.
  public static func buildFinalResult<Content>(_ component: Content)
    -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value, Content: KeyframeTrackContent {
    KeyframeTrack(\.self) { component }
  }

  /// A track.
  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Value == Content.Value, Content: Keyframes { expression }

  /// The first track.
  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Value == Content.Value, Content: Keyframes { first }

  /// A track beside others.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks {
      accumulated._resolve(into: &$0)
      next._resolve(into: &$0)
    }
  }

  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks { _ in } }

  /// The tracks.
  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes { component }
}
