// Which views can read an observed object, so that only those are watched.
import Foundation
import Testing

@testable import SwiftUI

@Observable private final class Lamp { var isOn = false }

private enum Size { case small, large }
private enum Either {
  case words(String)
  case lamp(Lamp)
}
private struct Pair { let words: String, size: Size }
private struct Tree { let name: String, parts: [Tree]? }
private struct LampTree { let parts: [LampTree], lamp: Lamp }
private struct Holder { let name: String, lamp: Lamp? }

@Suite("Plain values") struct PlainValueTests {
  @Test("Numbers, texts, dates, cases and what is made of them lead to no object")
  func plain() {
    #expect(PlainTypes.contains(Int.self))
    #expect(PlainTypes.contains(String?.self))
    #expect(PlainTypes.contains([URL?].self))
    #expect(PlainTypes.contains([String: Date].self))
    #expect(PlainTypes.contains(Size?.self))
    #expect(PlainTypes.contains((Pair, Locale, TimeZone, Calendar).self))
    #expect(PlainTypes.contains(UUID.self))
  }

  // A state with a tree of values recursed without end, and the process ended.
  @Test("A type that holds values of its own type is looked into once")
  func recursive() {
    #expect(PlainTypes.contains(Tree.self))
    #expect(PlainTypes.contains([String: Tree].self))
    #expect(!PlainTypes.contains(LampTree.self))
  }

  @Test("A class, a closure, any value of a protocol and a case with contents may lead to one")
  func notPlain() {
    #expect(!PlainTypes.contains(Lamp.self))
    #expect(!PlainTypes.contains(Lamp?.self))
    #expect(!PlainTypes.contains([Lamp].self))
    #expect(!PlainTypes.contains(Holder.self))
    #expect(!PlainTypes.contains((() -> Void).self))
    #expect(!PlainTypes.contains((any Equatable).self))
    #expect(!PlainTypes.contains(Either.self))
    #expect(!PlainTypes.contains(Set<AnyHashable>.self))
  }

  @Test("A view that has its object inside another value is drawn again when the object changes")
  @MainActor func inside() {
    struct Light: View {
      let holder: Holder
      var body: some View { Text(verbatim: "\(holder.name) \(holder.lamp?.isOn == true)") }
    }
    let lamp = Lamp()
    let tester = ViewTester(Light(holder: Holder(name: "hall", lamp: lamp)))
    #expect(tester.operations { lamp.isOn = true } == [.text(1, "hall true")])
  }
}
