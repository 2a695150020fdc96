// Data that a chart can show.
import Foundation

/// A type that can serve as data in a chart.
public protocol Plottable {
  /// The type of number, date or string that represents the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or string that represents the value.
  var primitivePlottable: Self.PrimitivePlottable { get }
  /// Makes the value for a number, date or string; nil if there is none.
  init?(primitivePlottable: Self.PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// An enum of strings is a category; its raw value is a key of the string tables.
extension Plottable where Self: RawRepresentable, Self.RawValue == String {
  /// The raw value.
  public var primitivePlottable: String { rawValue }

  /// The value with this raw value; nil if there is none.
  public init?(primitivePlottable: String) { self.init(rawValue: primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
