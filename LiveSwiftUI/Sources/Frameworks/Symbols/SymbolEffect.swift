// Symbol effects, and the conditions they play under.

/// An animation of a symbol.
public protocol SymbolEffect: Hashable, Sendable {
  /// The configuration of the effect for the renderer.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays from start to end.
public protocol DiscreteSymbolEffect {}

/// The animation of an effect, for the renderer of the symbol.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The animations that are available here.
  package enum Motion: String, Sendable {
    /// A jump that grows or shrinks first, a fade, a larger or smaller symbol, rocking, a rotation
    /// in either direction, or breathing with a fade.
    case bounceUp, bounceDown, pulse, scaleUp, scaleDown, wiggle, rotate, rotateBack, breathe
    /// Breathing at a constant opacity.
    case breatheInPlace
  }

  /// The animation of the whole symbol.
  package let motion: Motion

  init(_ motion: Motion) { self.motion = motion }
}

/// A short jump. The symbol jumps as a whole, because the symbols here have no layers.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// The symbol grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
  /// The symbol shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// The symbol moves as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }

  /// The configuration of the effect for the renderer.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(isDown ? .bounceDown : .bounceUp)
  }
}

/// A symbol that fades out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The symbol fades as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }

  /// The configuration of the effect for the renderer.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
}

/// A symbol that is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// The symbol is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// The symbol changes as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }

  /// The configuration of the effect for the renderer.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(isDown ? .scaleDown : .scaleUp)
  }
}

/// A symbol that rocks back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The symbol moves as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// The configuration of the effect for the renderer.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle) }
}

/// A symbol that rotates.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isBack = false

  /// The symbol rotates clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isBack: false) }
  /// The symbol rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBack: true) }
  /// The symbol rotates as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }

  /// The configuration of the effect for the renderer.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(isBack ? .rotateBack : .rotate)
  }
}

/// A symbol that grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isPlain = false

  /// The symbol also fades a little.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(isPlain: false) }
  /// The symbol keeps its opacity.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(isPlain: true) }
  /// The symbol moves as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }

  /// The configuration of the effect for the renderer.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(isPlain ? .breatheInPlace : .breathe)
  }
}
