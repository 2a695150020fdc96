// Effects on the layers of a symbol. The symbols here have none, so they play as a whole.

/// An effect that plays when one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// A symbol that replaces another one, at once.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The symbols move downwards and upwards. They change at once.
  public var downUp: ReplaceSymbolEffect { self }
  /// The symbols move upwards. They change at once.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol vanishes. They change at once.
  public var offUp: ReplaceSymbolEffect { self }
  /// The symbols change as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// The symbols change layer by layer. They change at once.
  public var byLayer: ReplaceSymbolEffect { self }

  /// The configuration of the effect for the renderer.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
}

/// A symbol whose layers light up one after the other; here it fades out and in.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The layers stay lit until the last one. The symbol fades.
  public var cumulative: VariableColorSymbolEffect { self }
  /// One layer is lit. The symbol fades.
  public var iterative: VariableColorSymbolEffect { self }
  /// Layers that are not lit are dimmed. The symbol fades.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Layers that are not lit are hidden. The symbol fades.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The layers go out in the opposite order. The symbol fades.
  public var reversing: VariableColorSymbolEffect { self }
  /// The layers go out at once. The symbol fades.
  public var nonReversing: VariableColorSymbolEffect { self }

  /// The configuration of the effect for the renderer.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that replaces another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol that fades out and in, in place of its layers.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
