// An element of a JSON array that may be unreadable without spoiling its neighbours.

/// An element of an array, or nil where it cannot be read.
///
/// Whoever decodes the array counts the elements that were lost.
public struct Lossy<Element: Decodable>: Decodable {
  /// The element; nil when its decoding threw.
  public let element: Element?

  /// Decodes an element; never throws.
  public init(from decoder: any Decoder) throws {
    // The loss is counted by whoever reads the array.
    element = try? Element(from: decoder)
  }
}

extension Lossy: Sendable where Element: Sendable {}
