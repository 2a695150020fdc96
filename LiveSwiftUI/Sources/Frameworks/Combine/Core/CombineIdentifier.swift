// The identity of subscribers and subscriptions in printed events.

/// An identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt64

  /// An identity that no other has: 64 random bits.
  public init() { number = .random(in: .min ... .max) }

  /// The identity of an object.
  public init(_ obj: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(obj).hashValue))
  }

  public var description: String { "0x" + String(number, radix: 16) }
}

/// A type whose values can be distinguished in printed events.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of the value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
