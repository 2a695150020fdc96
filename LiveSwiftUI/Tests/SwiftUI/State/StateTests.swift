// State: what a press changes, and nothing else.
import Testing

@testable import SwiftUI

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      Button("More") { count += 1 }
    }
  }
}

@Observable private final class Model {
  var read = 1
  var unread = 1
}

@MainActor @Suite("State") struct StateTests {
  @Test("A press changes one text and tells the browser just that")
  func onePress() {
    let tester = ViewTester(Counter())
    #expect(tester.press("More") == [.text(2, "1")])
    #expect(tester.press("More") == [.text(2, "2")])
  }

  @Test("Setting the same value tells the browser nothing")
  func sameValue() {
    struct Same: View {
      @State private var word = "a"
      var body: some View {
        Button {
          word = "a"
        } label: {
          Text(word)
        }
      }
    }
    #expect(ViewTester(Same()).press("a") == [])
  }

  /// Bug: what a type leaves out of its comparison was lost.
  @Test("A value that is equal to the last is stored all the same")
  func equalValue() throws {
    struct Row: Equatable {
      let id: Int
      var name: String
      static func == (one: Row, other: Row) -> Bool { one.id == other.id }
    }
    struct Rows: View {
      @State private var rows = [Row(id: 1, name: "a")]
      let note: (String) -> Void
      var body: some View {
        Button("Rename") {
          rows[0].name = "b"
          note(rows[0].name)
        }
      }
    }
    var names: [String] = []
    #expect(ViewTester(Rows { names.append($0) }).press("Rename") == [])
    #expect(names == ["b"])
  }

  @Test("A child that writes through a binding changes its parent's text")
  func binding() {
    struct Child: View {
      @Binding var count: Int
      var body: some View { Button("More") { count += 1 } }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Text(verbatim: "\(count)")
          Child(count: $count)
        }
      }
    }
    #expect(ViewTester(Parent()).press("More") == [.text(2, "1")])
  }

  @Test("State stays with its row when rows before it come and go")
  func stateFollowsIdentity() {
    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          Button("Prepend") { names.insert("z", at: 0) }
          ForEach(names, id: \.self) { Row(name: $0) }
        }
      }
    }
    let tester = ViewTester(Rows())
    tester.press("b 0")
    let operations = tester.press("Prepend")
    #expect(operations.count == 1)
    #expect(tester.fresh.contains("b 1"))
  }

  @Test("An observed property that the body reads renders the body again, another does not")
  func observation() {
    struct Reader: View {
      let model: Model
      var body: some View { Text(verbatim: "\(model.read)") }
    }
    let model = Model()
    let tester = ViewTester(Reader(model: model))
    #expect(tester.operations { model.unread = 2 } == [])
    #expect(tester.operations { model.read = 2 } == [.text(1, "2")])
  }
}
