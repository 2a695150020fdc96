// An array element that may be unreadable without making the whole array unreadable.

/// An element of an array; nil if it cannot be decoded.
///
/// The caller counts the nil elements.
public struct Lossy<Element: Decodable>: Decodable {
  /// The element; nil when its decoding threw.
  public let element: Element?

  /// Decodes an element; never throws.
  public init(from decoder: any Decoder) throws {
    // The caller counts the nil elements.
    element = try? Element(from: decoder)
  }
}

extension Lossy: Sendable where Element: Sendable {}
