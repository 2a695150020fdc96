// Values of the module and of Foundation that keyframes can animate.
import Foundation

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public nonisolated var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension Angle: Animatable {
  /// The angle in radians.
  public nonisolated var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension UnitPoint: Animatable {
  /// The shares of the width and of the height.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// The distances from the top, the leading, the bottom and the trailing side, in points.
  public nonisolated var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension CGPoint: Animatable {
  /// The two coordinates, in points.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height, in points.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size, in points.
  public nonisolated var animatableData:
    AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Animatable {
  /// The data, for code that may run anywhere: a keyframe belongs to no actor on Apple's systems.
  /// The cast takes only the mark of the main actor away, which no value of numbers needs.
  nonisolated var unisolatedData: AnimatableData {
    get {
      let read: @MainActor (Self) -> AnimatableData = { $0.animatableData }
      return unsafeBitCast(read, to: ((Self) -> AnimatableData).self)(self)
    }
    set {
      let write: @MainActor (inout Self, AnimatableData) -> Void = { $0.animatableData = $1 }
      // As above.
      unsafeBitCast(write, to: ((inout Self, AnimatableData) -> Void).self)(&self, newValue)
    }
  }
}
