// Predicates of texts by their formats.
import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Predicates by format")
struct PredicateTests {
  @Test("A pattern matches the whole text")
  func matches() {
    let address = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(address.evaluate(with: "ada@example.com"))
    #expect(!address.evaluate(with: "ada@example"))
    #expect(!address.evaluate(with: nil))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "(").evaluate(with: "("))
  }

  @Test("Texts are compared in whole or in part, with or without case and accents")
  func comparisons() {
    #expect(NSPredicate(format: "SELF CONTAINS[cd] %@", "É").evaluate(with: "cafe"))
    #expect(!NSPredicate(format: "SELF CONTAINS %@", "É").evaluate(with: "cafe"))
    #expect(NSPredicate(format: "self beginswith 'ca'").evaluate(with: "cafe"))
    #expect(NSPredicate(format: "SELF ENDSWITH \"fe\"").evaluate(with: "cafe"))
    #expect(NSPredicate(format: "SELF LIKE 'c*f?'").evaluate(with: "cafe"))
    #expect(NSPredicate(format: "NOT (SELF == %@)", "tea").evaluate(with: "cafe"))
    #expect(
      NSPredicate(format: "SELF IN %@", argumentArray: [["tea", "cafe"]]).evaluate(with: "cafe"))
  }

  @Test("A format that names a property is none")
  func otherFormats() {
    #expect(TextComparison("name == %@", ["a"]) == nil)
    #expect(TextComparison("SELF == %@", []) == nil)
    #expect(TextComparison("SELF == 'a' AND SELF == 'b'", []) == nil)
    #expect(TextComparison("SELF > %@", ["a"]) == nil)
  }
}
