// The repetitions and speed of a symbol effect.

/// The repetitions and speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of repetitions; zero repeats while the effect is active, nil is the effect's
  /// default.
  package private(set) var count: Int?
  /// The speed as a multiple of the default.
  package private(set) var rate = 1.0

  /// Plays once for a value change, and without end while an effect is active.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Repeats without end.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Plays once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// Repeats `count` times; nil repeats without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// Plays at `speed` times the default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// The same options, repeating without end.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// The same options, playing once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The same options, repeating `count` times; nil repeats without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max($0, 1) } ?? 0
    return options
  }

  /// The same options, at `speed` times the default speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.rate = speed.isFinite ? min(max(speed, 0.05), 20) : 1
    return options
  }
}
