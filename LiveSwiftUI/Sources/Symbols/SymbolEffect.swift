// Effects on symbols: what each is, and when it may play.

/// A motion of a symbol.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays for as long as it is on.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays from its beginning to its end.
public protocol DiscreteSymbolEffect {}

/// What an effect does, told to whoever draws the symbol.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The motions that are drawn here.
  package enum Motion: String, Sendable {
    case bounceUp, bounceDown, pulse, scaleUp, scaleDown, wiggle, rotate, rotateBack, breathe
    case breatheInPlace
  }

  /// The motion of the whole symbol.
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

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(isDown ? .bounceDown : .bounceUp)
  }
}

/// A symbol that fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The symbol fades as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
}

/// A symbol that is larger or smaller while the effect is on.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// The symbol is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// The symbol changes as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(isDown ? .scaleDown : .scaleUp)
  }
}

/// A symbol that turns to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The symbol moves as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle) }
}

/// A symbol that turns round.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isBack = false

  /// The symbol turns as the hands of a clock do.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isBack: false) }
  /// The symbol turns the other way.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBack: true) }
  /// The symbol turns as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }

  /// What the effect does.
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

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(isPlain ? .breatheInPlace : .breathe)
  }
}
