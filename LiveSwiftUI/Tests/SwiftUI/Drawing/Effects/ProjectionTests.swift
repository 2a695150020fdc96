// Transforms of a drawing.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Projections") struct ProjectionTests {
  @Test("A drawing is transformed around its corner")
  func transformed() {
    let view = Color.red.transformEffect(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    let styled = ViewTester(view).styled
    #expect(styled.contains("{transform:matrix(1,2,3,4,5,6)}"))
    #expect(styled.contains("{transform-origin:0% 0%}"))
  }
}
