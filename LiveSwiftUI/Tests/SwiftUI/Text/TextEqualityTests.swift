// Texts and pictures that show the same.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Equal texts") struct TextEqualityTests {
  @Test("Texts and images are equal by what they show")
  func equality() {
    #expect(Text("A").bold() == Text("A").bold() && Text("A") != Text("A").bold())
    #expect(Text(verbatim: "A") != Text(verbatim: "B"))
    #expect(Image(systemName: "star") == Image(systemName: "star"))
    #expect(Image(systemName: "star") != Image("star"))
  }
}
