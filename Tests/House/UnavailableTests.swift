// The unavailable declarations of SwiftUI follow from their table, and say what to use instead.
import Foundation
import Testing

@Suite("Names of Apple's that do not work here") struct UnavailableTests {
  @Test("The declarations are those that generate.py writes of names.tsv")
  func generated() throws {
    let script = Checkout.url("LiveSwiftUI/Tools/unavailable/generate.py").path
    #expect(throws: Never.self) { try APIGate.run(["python3", script, "--check"]) }
  }

  @Test(
    "A name in a large body is answered with its sentence",
    arguments: [
      "Text(verbatim: \"\").visualEffect { view, place in view.offset(x: place.size.width) }",
      "Text(verbatim: \"\").scrollTransition { view, phase in view.opacity(phase.value) }",
      "Text(verbatim: \"\").onKeyPress(.space) { .handled }",
      "Text(verbatim: \"\").alignmentGuide(.leading) { $0.width }",
      "Text(verbatim: \"\").gesture(MagnifyGesture().onChanged { _ in })",
      "Text(verbatim: UIDevice.current.name)",
    ])
  func message(expression: String) throws {
    let source = """
      struct Screen: View {
        var body: some View {
          VStack { ForEach(0..<3) { number in Button("\\(number)") {} }; \(expression) }
        }
      }
      """
    let said = try #require(try APIGateCompileTests.complaints(about: source))
    let errors = said.split(separator: "\n").filter {
      $0.contains("Try.swift:") && $0.contains("error: ")
    }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.contains("is unavailable: ") }, "\(said)")
  }
}
