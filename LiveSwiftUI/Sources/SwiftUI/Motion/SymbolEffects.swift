// Effects on symbols, which the style sheet plays.
import Symbols

/// One effect on the symbols inside.
struct SymbolMotion: Equatable {
  let motion: SymbolEffectConfiguration.Motion
  /// The number of repetitions; nil for endless ones.
  let count: Int?
  let rate: Double
  /// Alternates each time the effect starts, because CSS continues an animation of the same name.
  let isOdd: Bool

  /// The name of the animation, its duration in seconds and its easing; nil for an effect without
  /// one.
  private var timing: (name: String, seconds: Double, easing: String)? {
    switch motion {
    case .bounceUp: ("bounce", 0.5, "ease-in-out")
    case .bounceDown: ("dip", 0.5, "ease-in-out")
    case .pulse: ("pulse", 1.5, "ease-in-out")
    case .wiggle: ("wiggle", 0.6, "ease-in-out")
    case .rotate: ("rotate", 1.2, "ease-in-out")
    case .rotateBack: ("unrotate", 1.2, "ease-in-out")
    case .breathe: ("breathe", 2.4, "ease-in-out")
    case .breatheInPlace: ("swell", 2.4, "ease-in-out")
    case .scaleUp, .scaleDown: nil
    }
  }

  /// The animation in CSS; nil for an effect without one.
  var css: String? {
    guard let (name, seconds, easing) = timing else { return nil }
    let times = count.map(String.init) ?? "infinite"
    return "se-\(name)\(isOdd ? 1 : 0) \(CSS.number(seconds / rate))s \(easing) \(times)"
  }
}

extension Element {
  /// Plays effects on this symbol.
  func play(_ motions: [SymbolMotion]) {
    guard !motions.isEmpty else { return }
    name(.symbolEffect)
    for motion in motions {
      if motion.motion == .scaleUp { style("scale", "1.25") }
      if motion.motion == .scaleDown { style("scale", "0.8") }
    }
    let animations = motions.compactMap(\.css)
    if !animations.isEmpty { style("animation", animations.joined(separator: ",")) }
  }
}

extension View {
  /// Plays an effect on the symbols inside while `isActive`. It takes no work on the server.
  public nonisolated func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    let motion = SymbolMotion(
      motion: effect.configuration.motion, count: options.count.flatMap { $0 > 0 ? $0 : nil },
      rate: options.rate, isOdd: false)
    return rendering { context in
      guard isActive else { return context }
      let motions = context.builtIn.text.symbolEffects + [motion]
      return context.with { $0[builtIn: \.text.symbolEffects] = motions }
    }
  }

  /// Plays an effect on the symbols inside whenever `value` changes. It takes no work on the
  /// server.
  public nonisolated func symbolEffect<T, U>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    SymbolEffectView(
      content: self, motion: effect.configuration.motion, options: options, value: value)
  }

  /// Removes the effects that surround the view.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    rendering { context in
      isEnabled ? context.with { $0[builtIn: \.text.symbolEffects] = [] } : context
    }
  }
}

private nonisolated struct SymbolEffectView<Content: View, Value: Equatable> {
  let content: Content
  let motion: SymbolEffectConfiguration.Motion
  let options: SymbolEffectOptions
  let value: Value
}

extension SymbolEffectView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: SymbolEffectNode<Value>.init, into: &items) {
      $0.accept(context, motion, options, value, content: $1)
    }
  }
}

/// Counts the changes of a value, each of which plays the effect.
private final class SymbolEffectNode<Value: Equatable>: Node {
  private var value: Value?
  private var changes = 0
  private var motion = SymbolEffectConfiguration.Motion.pulse
  private var options = SymbolEffectOptions.default
  private var content: DrawContent = { _, _ in }

  func accept(
    _ context: Context, _ motion: SymbolEffectConfiguration.Motion, _ options: SymbolEffectOptions,
    _ value: Value, content: @escaping DrawContent
  ) {
    if let old = self.value, old != value { changes += 1 }
    (self.value, self.motion, self.options, self.content) = (value, motion, options, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    var inner = context().child(0)
    if changes > 0 {
      // Once, unless the options give a count; zero is endless.
      let count = options.count ?? 1
      inner.environment[builtIn: \.text.symbolEffects] =
        inner.builtIn.text.symbolEffects + [
          SymbolMotion(
            motion: motion, count: count > 0 ? count : nil, rate: options.rate,
            isOdd: changes % 2 == 1)
        ]
    }
    content(inner, &items)
  }
}
