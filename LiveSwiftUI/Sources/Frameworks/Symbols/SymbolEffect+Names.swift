// Dot syntax for symbol effects: `.bounce`, `.pulse`.

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that is larger while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that rocks back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that rotates.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
