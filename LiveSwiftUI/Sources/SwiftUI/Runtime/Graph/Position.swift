// The position of a view in the structure of its parent's body, as one number.

/// A structural address: the path from a node's body down to one view, hashed into 64 bits.
///
/// Two views of one body get different positions; the same view gets the same position each time
/// the body runs.
package struct Position: Hashable, Sendable {
  /// The whole position: two paths with equal hashes are the same position.
  package private(set) var hash: UInt64

  /// The position of a body itself.
  package static let root = Position(hash: 0x9E37_79B9_7F4A_7C15)

  /// The position of the child at `index` (a tuple's member, a branch of a condition).
  package func child(_ index: Int) -> Position {
    Position(hash: mixed(UInt64(truncatingIfNeeded: index) &+ 1))
  }

  /// The position of the child in `slot`.
  package func child(_ slot: Slot) -> Position { child(slot.rawValue) }

  /// The position of the child with the app's `id`.
  package func child(id: some Hashable) -> Position {
    Position(hash: mixed(UInt64(truncatingIfNeeded: id.hashValue) ^ 0xD6E8_FEB8_6659_FD93))
  }

  private func mixed(_ value: UInt64) -> UInt64 {
    // The finaliser of splitmix64 is cheap, and every input bit affects every output bit.
    var z = hash &+ value &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
