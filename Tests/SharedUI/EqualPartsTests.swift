// The part of a row that a finger drags over.
import Foundation
import Testing

@testable import SharedUI

@Suite("The part under a finger")
struct EqualPartsTests {
  private func parts(
    at places: [CGFloat], of count: Int = 4, width: CGFloat = 100, isMirrored: Bool = false
  ) -> [Int?] {
    let row = EqualParts(count: count, width: width, isMirrored: isMirrored)
    return places.map { row.part(at: $0) }
  }

  @Test("Parts are equally wide, and the ends go on beyond the row")
  func places() {
    #expect(parts(at: [-30, 0, 24, 25, 74, 75, 100, 130]) == [0, 0, 0, 1, 2, 3, 3, 3])
  }

  @Test("On a right-to-left screen the first part is the rightmost")
  func mirrored() {
    #expect(parts(at: [0, 24, 26, 99], isMirrored: true) == [3, 3, 2, 0])
  }

  @Test("A row without parts or without width has none under the finger")
  func none() {
    #expect(parts(at: [5], of: 0) == [nil])
    #expect(parts(at: [5], width: 0) == [nil])
  }
}
