// Fields in a form and around them: where their labels and distances are.
import Testing

@testable import SwiftUI

@MainActor @Suite("Fields") struct FieldTests {
  private var picker: some View {
    Picker("Size", selection: .constant(1)) {
      Text(verbatim: "Small").tag(1)
      Text(verbatim: "Large").tag(2)
    }
  }

  @Test("A picker in a row has its label beside it; elsewhere the label is only read aloud")
  func label() {
    let label = #"<span class="t">Size</span><select class="pick" aria-label="Size""#
    #expect(ViewTester(Form { picker }).html.contains(label))
    #expect(ViewTester(Form { picker.pickerStyle(.menu) }).html.contains(label))
    #expect(!ViewTester(Form { picker.labelsHidden() }).html.contains(label))
    #expect(!ViewTester(Form { picker.pickerStyle(.segmented) }).html.contains("field"))
    #expect(!ViewTester(VStack { picker }).html.contains("field"))
  }

  @Test("A picker in a row is changed as anywhere")
  func choice() throws {
    struct Screen: View {
      @State private var size = 1
      var body: some View {
        Form {
          Picker("Size", selection: $size) {
            Text(verbatim: "Small").tag(1)
            Text(verbatim: "Large").tag(2)
          }
          Text(verbatim: "\(size)")
        }
      }
    }
    let tester = ViewTester(Screen())
    let select = try #require(tester.tree.root.firstElement { $0.tag == .select })
    let operations = tester.operations {
      tester.tree.handle(.pick, on: Int(select.id), value: .text("1"))
    }
    #expect(operations.contains { if case .text(_, "2") = $0 { true } else { false } })
  }

  @Test("A distance stands around a field that has a border of its own")
  func distance() {
    let editor = ViewTester(TextEditor(text: .constant("a")).padding())
    #expect(editor.html.hasPrefix(#"<div class="fr"#))
    let field = TextField("A", text: .constant("")).padding()
    #expect(ViewTester(field.textFieldStyle(.roundedBorder)).html.hasPrefix(#"<div class="fr"#))
    #expect(ViewTester(field).html.hasPrefix("<input"))
    #expect(ViewTester(field.textFieldStyle(.plain)).html.hasPrefix("<input"))
  }
}
