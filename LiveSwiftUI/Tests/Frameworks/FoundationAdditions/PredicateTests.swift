// Predicates by their formats.
import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Predicates by format")
struct PredicateTests {
  private func holds(
    _ format: String, _ arguments: any CVarArg..., for object: Any?
  ) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test("A pattern matches the whole text")
  func matches() {
    let address = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(address.evaluate(with: "ada@example.com"))
    #expect(!address.evaluate(with: "ada@example"))
    #expect(!address.evaluate(with: nil))
    #expect(!holds("SELF MATCHES %@", "(", for: "("))
  }

  @Test("Texts are compared in whole or in part, with or without case and accents")
  func texts() {
    #expect(holds("SELF CONTAINS[cd] %@", "É", for: "cafe"))
    #expect(!holds("SELF CONTAINS %@", "É", for: "cafe"))
    #expect(holds("self beginswith 'ca'", for: "cafe"))
    #expect(holds("SELF ENDSWITH \"fe\"", for: "cafe"))
    #expect(holds("SELF LIKE 'c*f?'", for: "cafe"))
    #expect(holds("NOT (SELF == %@)", "tea", for: "cafe"))
    #expect(holds("SELF IN %@", ["tea", "cafe"], for: "cafe"))
    #expect(holds("SELF IN {'tea', 'cafe'}", for: "cafe"))
  }

  @Test("Names lead to values of dictionaries and of lists in them")
  func names() {
    let order: [String: Any] = [
      "name": "Tea", "count": 3, "paid": true, "note": NSNull(),
      "lines": [["price": 2], ["price": 5]],
    ]
    #expect(holds("name == 'Tea' AND count > 2", for: order))
    #expect(holds("count == 1 OR paid == YES", for: order))
    #expect(holds("(count + 1) * 2 == 8", for: order))
    #expect(holds("missing == nil", for: order))
    #expect(holds("ANY lines.price > 4", for: order))
    #expect(!holds("ALL lines.price > 4", for: order))
    #expect(holds("NONE lines.price > 5", for: order))
    #expect(holds("lines.@count == 2", for: order))
    #expect(holds("lines.@sum.price == 7", for: order))
    #expect(holds("SUBQUERY(lines, $line, $line.price > 4).@count == 1", for: order))
    #expect(
      holds("%K BEGINSWITH %@ && %K BETWEEN {%d, %ld}", "name", "T", "count", 1, 4, for: order))
  }

  @Test("A format that cannot be read matches nothing")
  func invalid() {
    for format in ["name ==", "name == 'a", "(name == 'a'", "name ~ 'a'", "", "'a' 'b'"] {
      #expect(PredicateParser.tree(of: format, []) == nil)
      #expect(!NSPredicate(format: format).evaluate(with: ["name": "a"]))
    }
    #expect(PredicateParser.tree(of: "SELF == %@", []) == nil)
    #expect(PredicateParser.tree(of: "SELF == 'a'", ["b"]) == nil)
    let deep = String(repeating: "(", count: 10_000)
    #expect(PredicateParser.tree(of: deep, []) == nil)
    #expect(PredicateParser.tree(of: String(repeating: "NOT ", count: 4000), []) == nil)
  }

  @Test("Predicates of one format and the same arguments hold for the same objects")
  func equality() {
    let one = NSPredicate(format: "name == %@", "a")
    #expect(one.holdsSame(as: NSPredicate(format: "name = 'a'")))
    #expect(!one.holdsSame(as: NSPredicate(format: "name == %@", "b")))
    #expect(!one.holdsSame(as: NSPredicate { _, _ in true }))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [one, NSPredicate(value: true)])
    let same = NSCompoundPredicate(andPredicateWithSubpredicates: [one, NSPredicate(value: true)])
    #expect(both.holdsSame(as: same))
  }

  @Test("A sort descriptor has the name that it was made with")
  func sorting() {
    #expect(NSSortDescriptor(key: "name", ascending: true).key == "name")
    #expect(NSSortDescriptor(keyPath: \String.count, ascending: true).key == nil)
  }
}
