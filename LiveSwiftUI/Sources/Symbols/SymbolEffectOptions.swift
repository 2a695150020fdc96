// How often and how fast an effect plays.

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often the effect plays; zero means for as long as it is on, nil what is usual for it.
  package private(set) var count: Int?
  /// How many times as fast as usual.
  package private(set) var rate = 1.0

  /// Once for a value that changes, and without end for an effect that is on.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// A number of times, or again and again where there is none.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// This many times as fast as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// The same, again and again.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The same, a number of times, or again and again where there is none.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max($0, 1) } ?? 0
    return options
  }

  /// The same, this many times as fast as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.rate = speed.isFinite ? min(max(speed, 0.05), 20) : 1
    return options
  }
}
