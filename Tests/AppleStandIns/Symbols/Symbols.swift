// Symbols: the effects of system symbols.

/// An effect of a symbol.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that is over by itself.
public protocol DiscreteSymbolEffect {}

/// How an effect runs.
public struct SymbolEffectOptions: Sendable {
  /// Once, at the usual speed.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
}

/// The effect of a symbol that bounces.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
