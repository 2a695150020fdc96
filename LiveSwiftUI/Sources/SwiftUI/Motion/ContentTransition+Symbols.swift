// The transition between two symbols, which a browser makes at once.
public import Symbols

extension ContentTransition {
  /// Replaces one symbol by another at once.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "identity") }

  /// Replaces one symbol by another at once: the symbols here have no layers to move.
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    ContentTransition(name: "identity")
  }
}
