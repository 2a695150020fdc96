// How fields look: without a box unless their style has one, and in the font and colours around.
import SwiftUI
import Testing

@MainActor @Suite("Styles of fields") struct FieldStyleTests {
  private let field = TextField("Name", text: .constant(""))

  private func styled(_ view: some View) -> String { ViewTester(view).styled }

  @Test("A field has a border by its style alone, in a form too")
  func border() {
    #expect(styled(field).hasPrefix(#"<input class="tf gx""#))
    #expect(styled(field.textFieldStyle(.automatic)).hasPrefix(#"<input class="tf gx""#))
    #expect(styled(field.textFieldStyle(.plain)).hasPrefix(#"<input class="tf plain gx""#))
    #expect(styled(field.textFieldStyle(.roundedBorder)).hasPrefix(#"<input class="tf edged gx""#))
    #expect(styled(Form { field.textFieldStyle(.roundedBorder) }).contains("tf edged"))
    #expect(!styled(Form { field }).contains("edged"))
    let secret = SecureField("Password", text: .constant(""))
    #expect(styled(secret).hasPrefix(#"<input class="tf gx""#))
    #expect(styled(secret.textFieldStyle(.roundedBorder)).contains("tf edged"))
  }

  @Test("What is typed has the font, the colour and the alignment around, and the caret the tint")
  func letters() {
    let views: [any View] = [
      field, SecureField("Password", text: .constant("")), TextEditor(text: .constant("")),
      TextField("Note", text: .constant(""), axis: .vertical),
    ]
    for view in views {
      let html = styled(
        AnyView(view).font(.title).bold().italic().foregroundStyle(.red)
          .multilineTextAlignment(.center).tint(.green))
      for rule in [
        "{font-size:1.75rem}", "{font-weight:700}", "{font-style:italic}", "{color:var(--red)}",
        "{text-align:center}", "{--tint:var(--green)}",
      ] {
        #expect(html.contains(rule), "\(rule) in \(html)")
      }
    }
    #expect(styled(field.foregroundColor(.blue)).contains("{color:var(--blue)}"))
  }

  @Test("A prompt keeps its grey, unless it has a colour of its own")
  func prompt() {
    let own = TextField("Name", text: .constant(""), prompt: Text("Ada").foregroundColor(.green))
    #expect(styled(own).contains("{--prompt:var(--green)}"))
    #expect(!styled(field.foregroundStyle(.red)).contains("--prompt"))
  }

  @Test("A field has the size, the padding and the background that an app gives it")
  func box() {
    let sized = styled(field.frame(width: 80).padding(8).background(Color.yellow))
    #expect(sized.hasPrefix("<input"))
    for rule in ["{width:80px}", "{padding:8px}", "{background:var(--yellow)}"] {
      #expect(sized.contains(rule), "\(rule) in \(sized)")
    }
    #expect(!sized.contains(" gx"))
  }

  @Test("A tall field grows from the fewest to the most lines")
  func lines() {
    let tall = TextField("Note", text: .constant(""), axis: .vertical)
    let html = styled(tall.lineLimit(2...5))
    #expect(html.contains("{min-height:2lh}") && html.contains("{max-height:5lh}"))
    #expect(!styled(tall).contains("lh}"))
    #expect(!styled(field.lineLimit(1)).contains("lh}"))
  }

  @Test("A background counts behind an editor and a list that hide their own")
  func hiddenBackground() {
    let editor = TextEditor(text: .constant("")).scrollContentBackground(.hidden)
    #expect(styled(editor.background(Color.red)).contains("{background:var(--red)}"))
    let list = List { Text(verbatim: "a") }.scrollContentBackground(.hidden)
    #expect(styled(list).contains("clear"))
    #expect(styled(list.background(Color.red)).contains("{background:var(--red)}"))
  }

  @Test("A field whose colour changes is changed in place")
  func change() {
    struct Screen: View {
      @State private var isWrong = false
      var body: some View {
        TextField("Name", text: .constant("Ada")).foregroundStyle(
          isWrong ? Color.red : Color.primary)
        Button("Check") { isWrong = true }
      }
    }
    let tester = ViewTester(Screen())
    #expect(tester.styled.contains("{color:var(--primary)}"))
    // The page may need the rule of the new colour too.
    let operations = tester.press("Check").filter { if case .rules = $0 { false } else { true } }
    #expect(operations.count == 1)
    guard case .attribute(1, "class", _)? = operations.first else {
      Issue.record("The class of the field does not change: \(operations)")
      return
    }
    #expect(tester.styled.contains("{color:var(--red)}"))
  }
}
