// Transforms of a view's drawing that an app computes, at the moments of a change too.
public import Foundation

/// A modifier that transforms the drawing of a view. When its data changes with an animation, the
/// transforms of up to 30 moments become one animation of CSS.
///
/// A transform that follows the size has the upper left corner as its origin, and `effectValue`
/// gets a guess before the browser has measured the view. The origin of any other transform is the
/// middle of the view.
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
final class GeometryEffectNode<Effect: GeometryEffect>: MeasuringNode {
  private var effect: Effect?
  private var content: any View = EmptyView()
  /// The data before the last change, and now; nil before the first drawing.
  private var change: (from: Effect.AnimatableData, to: Effect.AnimatableData)?
  /// The duration of the last change in seconds; 0 without an animation.
  private var duration = 0.0
  /// Whether a transform was ever another one, around the middle, for another size.
  private var followsSize = false

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

  override func measuredAnew() { markDirty() }

  override func produce(into items: inout [Item]) {
    guard let effect, let change else { return }
    let (content, duration, size) = (AnyView(content), duration, likelySize)
    let animator = KeyframeAnimator(initialValue: 1.0, trigger: change.to) { share in
      content.transformed(by: effect.at(share, from: change.from, to: change.to).drawn(for: size))
    } keyframes: { _ in
      MoveKeyframe(duration > 0 ? 0.0 : 1.0)
      LinearKeyframe(1.0, duration: duration, timingCurve: .easeInOut)
    }
    followsSize =
      followsSize
      || [0, 0.5, 1].contains { share in
        effect.at(share, from: change.from, to: change.to).follows(size)
      }
    guard followsSize else { return animator.draw(context().child(0), into: &items) }
    let measured = context().decorated { [weak self] element, _ in
      self?.measure(element.wrapped(.frame)) ?? element
    }
    animator.draw(measured.child(0), into: &items)
  }
}

extension GeometryEffect {
  /// The effect at a share of a change, from 0 to 1.
  fileprivate func at(_ share: Double, from: AnimatableData, to: AnimatableData) -> Self {
    var (moment, data) = (self, to)
    if share < 1 {
      data -= from
      data.scale(by: share)
      data += from
    }
    moment.animatableData = data
    return moment
  }

  /// The transform around the middle of a view. One that is the same for another size has no
  /// origin of its own.
  fileprivate func drawn(for size: CGSize) -> ProjectionTransform {
    let transform = effectValue(size: size)
    return transform == effectValue(size: size.larger) ? transform : transform.centered(in: size)
  }

  /// Whether another size has another transform around the middle.
  fileprivate func follows(_ size: CGSize) -> Bool {
    !drawn(for: size).isNear(drawn(for: size.larger))
  }
}

extension CGSize {
  /// Another size that a view may have.
  fileprivate var larger: CGSize { CGSize(width: width + 64, height: height + 32) }
}

extension ProjectionTransform {
  /// The transform from the upper left corner of a box, counted from its middle.
  fileprivate func centered(in size: CGSize) -> ProjectionTransform {
    let (x, y) = (size.width / 2, size.height / 2)
    let there = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    let back = ProjectionTransform(CGAffineTransform(translationX: -x, y: -y))
    return there.concatenating(self).concatenating(back)
  }

  /// Whether both move points by nearly the same; false for numbers that are none.
  fileprivate func isNear(_ other: ProjectionTransform) -> Bool {
    let numbers = [
      (m11, other.m11), (m12, other.m12), (m13, other.m13), (m21, other.m21), (m22, other.m22),
      (m23, other.m23), (m31, other.m31), (m32, other.m32), (m33, other.m33),
    ]
    return numbers.allSatisfy { abs($0 - $1) < 1e-6 }
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
