// Transforms of a view's drawing that an app computes, at the moments of a change too.
public import Foundation

/// A modifier that transforms the drawing of a view. When its data changes with an animation, the
/// transforms of up to 30 moments become one animation of CSS.
///
/// A server knows no sizes: `effectValue` gets a size of zero, and the middle of the view is the
/// origin of the transform.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, _BodilessModifier {
  /// The transform for the current data.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect; the layout here ignores each.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }

  /// Draws a view with the effect.
  func draw(_ content: any View, _ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { GeometryEffectNode<Self>(context) }
    node.accept(self, content: content, context)
    items.append(.node(node))
  }
}

/// An effect that the layout ignores.
public struct _IgnoredByLayoutEffect<Base>: GeometryEffect where Base: GeometryEffect {
  private var base: Base

  init(base: Base) { self.base = base }

  /// The data of the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The transform of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Remembers the data of an effect before its last change.
final class GeometryEffectNode<Effect: GeometryEffect>: Node {
  private var effect: Effect?
  private var content: any View = EmptyView()
  /// The data before the last change, and now; nil before the first drawing.
  private var change: (from: Effect.AnimatableData, to: Effect.AnimatableData)?
  /// The duration of the last change in seconds; 0 without an animation.
  private var duration = 0.0

  func accept(_ effect: Effect, content: any View, _ context: Context) {
    let data = effect.animatableData
    if let change, change.to != data {
      self.change = (change.to, data)
      duration = Double(tree.animationTime) / 1_000
    } else if change == nil {
      change = (data, data)
    }
    (self.effect, self.content) = (effect, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    guard let effect, let change else { return }
    let (content, duration) = (AnyView(content), duration)
    let animator = KeyframeAnimator(initialValue: 1.0, trigger: change.to) { share in
      content.transformed(by: Self.transform(effect, change.from, change.to, share))
    } keyframes: { _ in
      MoveKeyframe(duration > 0 ? 0.0 : 1.0)
      LinearKeyframe(1.0, duration: duration, timingCurve: .easeInOut)
    }
    animator.draw(context().child(0), into: &items)
  }

  /// The transform at a share of the change, from 0 to 1.
  private static func transform(
    _ effect: Effect, _ from: Effect.AnimatableData, _ to: Effect.AnimatableData, _ share: Double
  ) -> ProjectionTransform {
    var (moment, data) = (effect, to)
    if share < 1 {
      data -= from
      data.scale(by: share)
      data += from
    }
    moment.animatableData = data
    return moment.effectValue(size: .zero)
  }
}

extension View {
  /// Draws the view by a transform around its middle.
  fileprivate nonisolated func transformed(by transform: ProjectionTransform) -> some View {
    let css = transform.css
    return effect("transform") { element in
      element.style("transform", css)
      element.transformOrigin(around: .center)
    }
  }
}
