// Further names of SwiftUI that public code uses: what each draws and does.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Further names") struct FurtherNameTests {
  @Test("A slider with its label at the end has the label, its ends and its bounds")
  func slider() throws {
    struct Screen: View {
      @State private var amount = 5.0
      var body: some View {
        Slider(
          value: $amount, in: 0...10, step: 1, minimumValueLabel: Text(verbatim: "0"),
          maximumValueLabel: Text(verbatim: "10")
        ) { Text(verbatim: "Amount") }
      }
    }
    let tester = ViewTester(Screen())
    let input = try #require(tester.elements.first { $0.tag == .input })
    #expect(
      ["aria-label", "min", "max", "step", "value"].map { input.attribute($0) }
        == ["Amount", "0", "10", "1", "5"])
    #expect(tester.elements.compactMap(\.ownText) == ["0", "10"])
  }

  @Test("A stepper with its label at the end runs its closures")
  func stepper() {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        Stepper(onIncrement: raise, onDecrement: nil) { Text(verbatim: "now \(count)") }
      }
      private func raise() { count += 1 }
    }
    let tester = ViewTester(Screen())
    let buttons = tester.elements.filter { $0.tag == .button }
    #expect(buttons.map { $0.attribute("disabled") != nil } == [true, false])
    _ = tester.operations { tester.tree.handle(.click, on: Int(buttons[1].id), value: .none) }
    #expect(tester.fresh.contains("now 2"))
  }

  private struct Finder: View {
    @State private var words = "pea"
    @State private var isFinding = false
    var body: some View {
      NavigationStack {
        Inside(isFinding: isFinding, words: words)
          .searchable(text: $words, isPresented: $isFinding, prompt: "Find")
          .toolbar { Button("Open") { isFinding = true } }
      }
    }
  }

  private struct Inside: View {
    let isFinding: Bool
    let words: String
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(verbatim: "\(isFinding ? "finding" : "idle"): \(words)")
      Button("Stop") { dismissSearch() }
    }
  }

  @Test("A search field gets the focus from its binding, and reports it there")
  func presentedSearch() {
    let tester = ViewTester(Finder())
    let field = tester.number(of: "Find")
    #expect(tester.press("Open").contains(.focus(Int32(field))))
    #expect(tester.fresh.contains("finding: pea"))
    let other = ViewTester(Finder())
    _ = other.send(.focus, to: "Find")
    #expect(other.fresh.contains("finding"))
  }

  @Test("Dismissing a search empties its field and closes it")
  func dismissedSearch() {
    let tester = ViewTester(Finder())
    _ = tester.press("Open")
    let operations = tester.press("Stop")
    #expect(tester.elements.contains { $0.ownText == "idle: " })
    #expect(operations.contains { "\($0)".contains("value") })
  }

  @Test("A switch with a tint has it, as one inside a tint does")
  func tintedSwitch() {
    let toggle = Toggle("On", isOn: .constant(true))
    let styled = ViewTester(toggle.toggleStyle(SwitchToggleStyle(tint: .red)))
    #expect(styled.styled == ViewTester(toggle.tint(.red)).styled)
    #expect(styled.styled != ViewTester(toggle).styled)
  }

  @Test("A variant of a symbol is its icon if there is one, else the symbol")
  func variants() {
    #expect(Symbols.name("plus", .circle) == "plus.circle")
    #expect(Symbols.name("plus", .circle.fill) == "plus.circle.fill")
    #expect(Symbols.name("heart.fill", .none) == "heart.fill")
    #expect(Symbols.name("heart", .fill) == "heart.fill")
    #expect(Symbols.name("chevron.up", .fill.square.slash) == "chevron.up")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
  }

  @Test("Texts and images are equal by what they show")
  func equality() {
    #expect(Text("A").bold() == Text("A").bold() && Text("A") != Text("A").bold())
    #expect(Text(verbatim: "A") != Text(verbatim: "B"))
    #expect(Image(systemName: "star") == Image(systemName: "star"))
    #expect(Image(systemName: "star") != Image("star"))
  }

  @Test("A mesh is a glow a point over a gradient from its first colour to its last")
  func mesh() {
    let mesh = MeshGradient(
      width: 2, height: 1, points: [[0, 0], [1, .nan], [9, 9]], colors: [.black, .white])
    #expect(
      mesh.paint.css == """
        radial-gradient(130% 130% at 0% 0%, \(Color.black.css), transparent), \
        radial-gradient(130% 130% at 100% 0%, \(Color.white.css), transparent), \
        linear-gradient(135deg, \(Color.black.css), \(Color.white.css))
        """)
  }

  @Test("A date is shown as a timer and as an offset, for dates out of all bounds too")
  func dates() {
    func text(_ seconds: Double, _ style: Text.DateStyle) -> String? {
      let date = Date(timeIntervalSinceNow: seconds)
      return ViewTester(Text(date, style: style)).elements.compactMap(\.ownText).first
    }
    #expect(text(65.5, .timer) == "1:06" && text(7_265.5, .timer) == "2:01:06")
    #expect(text(7_265.5, .offset) == "-2 hours" && text(-61, .offset) == "+1 minute")
    #expect(text(1e300, .timer)?.isEmpty == false)
  }

  @Test("A fill in front of a view is drawn in the shape, over the view")
  func overlay() throws {
    let filled = ViewTester(Text(verbatim: "A").overlay(.red, in: Capsule()))
    let drawn = ViewTester(Text(verbatim: "A").overlay { Capsule().fill(.red) })
    #expect(filled.styled == drawn.styled)
  }

  @Test("A colour in front of a view fills its box, though a colour is a view too")
  func overlayOfColor() {
    let drawn = ViewTester(
      Text(verbatim: "A").overlay { Rectangle().fill(Color.red.opacity(0.4)) })
    let plain = ViewTester(Text(verbatim: "A").overlay(Color.red.opacity(0.4)))
    #expect(plain.styled == drawn.styled)
    let color = Color.red.opacity(0.4)
    #expect(ViewTester(Text(verbatim: "A").overlay(color)).styled == drawn.styled)
  }

  @Test("Commands and focused values change nothing of the window")
  func commands() {
    struct Screen: View {
      @FocusedValue(\.chosen) private var chosen
      var body: some View {
        Text(verbatim: "chosen \(chosen ?? 0)").focusedValue(\.chosen, 3)
      }
    }
    struct Menus: Commands {
      var body: some Commands {
        SidebarCommands()
        CommandMenu("Game") { Button("New") {} }
        CommandGroup(replacing: .help) { Button("Rules") {} }
      }
    }
    let tree = Tree(
      scene: WindowGroup { Screen() }.commands { Menus() }, environment: EnvironmentValues(),
      address: TreeAddress([]), services: TreeServices())
    _ = tree.flush()
    #expect(tree.html().text.contains("chosen 0"))
  }
}

private struct ChosenKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var chosen: Int? {
    get { self[ChosenKey.self] }
    set { self[ChosenKey.self] = newValue }
  }
}
