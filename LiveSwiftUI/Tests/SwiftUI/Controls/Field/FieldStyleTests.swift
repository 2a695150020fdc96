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

  @Test("On a screen for fingers small letters of a field grow, or an iPhone magnifies the page")
  func typed() {
    let rule = "{font-size:max(0.8125rem,var(--typed,0px))}"
    #expect(styled(field.font(.footnote)).contains(rule))
    #expect(styled(TextEditor(text: .constant("")).font(.footnote)).contains(rule))
    #expect(styled(field.font(.body)).contains("{font-size:1.0625rem}"))
    #expect(styled(Text("Note").font(.footnote)).contains("{font-size:0.8125rem}"))
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

  @Test("A field is drawn by a style of an app's own, and still is that field")
  func fieldStyle() {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Image(systemName: "star")
          configuration
        }.padding(4)
      }
    }
    struct Screen: View {
      @State var name = "Ada"
      var body: some View {
        TextField("Name", text: $name, prompt: Text("Whose?")).textFieldStyle(Boxed())
        Text(verbatim: "Hello \(name)")
      }
    }
    let tester = ViewTester(VStack { Screen() })
    let field = tester.elements.filter { $0.tag == .input }
    #expect(field.count == 1)
    #expect(field.first?.attribute("aria-label") == "Name")
    #expect(field.first?.attribute("placeholder") == "Whose?")
    #expect(tester.elements.contains { $0.isNamed("plain") && $0.isNamed("tf") })
    _ = tester.send(.input, .text("Bea"), to: "Name")
    #expect(tester.fresh.contains("Hello Bea"))
  }

  @Test("A password has a prompt, and its Return key runs an action")
  func secureField() {
    struct Screen: View {
      @State var word = ""
      @State var tries = 0
      var body: some View {
        SecureField("Password", text: $word, prompt: Text("Eight letters"))
        SecureField("Code", text: $word) { tries += 1 }
        SecureField(text: $word) { Text("Pin") }
        Text(verbatim: "\(tries) tries")
      }
    }
    let tester = ViewTester(VStack { Screen() })
    let fields = tester.elements.filter { $0.tag == .input }
    #expect(fields.map { $0.attribute("type") } == ["password", "password", "password"])
    #expect(fields.map { $0.attribute("aria-label") } == ["Password", "Code", "Pin"])
    #expect(fields.map { $0.attribute("placeholder") } == ["Eight letters", "Code", "Pin"])
    _ = tester.send(.submit, .text("1234"), to: "Code")
    #expect(tester.fresh.contains("1 tries"))
  }
}
