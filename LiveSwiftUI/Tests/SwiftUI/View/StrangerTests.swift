// What public apps use most and nothing here drew: glass, matched views, styles of an app's own.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("What strangers bring") struct StrangerTests {
  @Test("Glass is a translucent material in its shape, tinted or none")
  func glass() {
    func box(_ view: some View) -> String { ViewTester(view).styled }
    let text = Text(verbatim: "a")
    #expect(box(text.glassEffect()).contains(#"mat-thin bg {border-radius:999px}"#))
    #expect(
      box(text.glassEffect(.clear.interactive(), in: .rect(cornerRadius: 8)))
        .contains("mat-ultra-thin bg {border-radius:8px}"))
    #expect(box(text.glassEffect(.regular.tint(.red))).contains("{background:color-mix"))
    #expect(box(text.glassEffect(.identity)) == box(text))
    let group = GlassEffectContainer(spacing: 4) { text.glassEffectID("a", in: Self.space) }
    #expect(box(group) == box(text))
    #expect(
      box(Button("Go") {}.buttonStyle(.glassProminent))
        == box(Button("Go") {}.buttonStyle(.borderedProminent)))
    #expect(box(Button("Go") {}.buttonStyle(.glass(.clear))).contains("b bordered glass"))
    #expect(Glass.regular.tint(.red) != .regular)
  }

  private static let space = Namespace().wrappedValue

  @Test("The border of a button takes its shape; a plain button has none")
  func borderShape() {
    func button(_ shape: ButtonBorderShape) -> some View {
      Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(shape)
    }
    #expect(ViewTester(button(.capsule)).styled.contains("{border-radius:999px}"))
    #expect(
      ViewTester(button(.roundedRectangle(radius: 3))).styled.contains("{border-radius:3px}"))
    #expect(!ViewTester(button(.automatic)).styled.contains("border-radius"))
    #expect(
      !ViewTester(Button("Go") {}.buttonStyle(.plain).buttonBorderShape(.circle)).styled
        .contains("border-radius"))
  }

  @Test("Views that match carry one name, which tells nothing of the id")
  func matched() {
    struct Screen: View {
      @Namespace var space
      @State var isOpen = false
      var body: some View {
        Button("Turn") { withAnimation { isOpen.toggle() } }
        if isOpen {
          Color.red.matchedGeometryEffect(id: "secret", in: space)
        } else {
          Color.blue.matchedGeometryEffect(id: "secret", in: space, isSource: false)
        }
      }
    }
    let tester = ViewTester(VStack { Screen() })
    func names() -> [String] { tester.elements.compactMap { $0.attribute("data-match") } }
    let before = names()
    #expect(before.count == 1)
    #expect(!tester.html.contains("secret"))
    _ = tester.press("Turn")
    #expect(names() == before)
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

  @Test("A link of iOS 13 to 15 pushes its screen by its binding, and going back unsets it")
  func activeLink() {
    struct Screen: View {
      @State var isShown = false
      @State var choice: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("Open", isActive: $isShown) { Text(verbatim: "Inside") }
            NavigationLink(destination: Text(verbatim: "Second"), tag: 2, selection: $choice) {
              Text(verbatim: "Choose")
            }
            NavigationLink(destination: Text(verbatim: "Hidden"), isActive: .constant(false)) {
              EmptyView()
            }
            Text(verbatim: "shown \(isShown), chosen \(choice ?? 0)")
          }
        }
      }
    }
    let tester = ViewTester(Screen())
    #expect(tester.elements.filter { $0.tag == .button && $0.isNamed("free") }.count == 2)
    _ = tester.press("Open")
    #expect(tester.fresh.contains("Inside"))
    #expect(tester.fresh.contains("shown true"))
    _ = tester.press("Choose")
    #expect(tester.fresh.contains("chosen 2"))
  }

  @Test("Boxes, groups that expand and labelled views are drawn by styles of an app's own")
  func partStyles() {
    struct Card: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(verbatim: "card")
          configuration.label
          configuration.content
        }
      }
    }
    struct Opening: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
    struct Above: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let view = VStack {
      GroupBox("Title") { Text(verbatim: "inside") }.groupBoxStyle(Card())
      DisclosureGroup("Details") { Text(verbatim: "deep") }.disclosureGroupStyle(Opening())
      LabeledContent("Name", value: "Ada").labeledContentStyle(Above())
      GroupBox("Usual") { Text(verbatim: "box") }.groupBoxStyle(.automatic)
    }
    let tester = ViewTester(view)
    func words() -> [String] { tester.elements.filter { $0.isNamed("t") }.compactMap(\.ownText) }
    #expect(
      words() == ["card", "Title", "inside", "More", "Ada", "Name", "Usual", "box"])
    #expect(tester.elements.filter { $0.isNamed("group") }.count == 1)
    _ = tester.press("More")
    #expect(words().contains("deep"))
    #expect(words().contains("Less"))
    _ = tester.press("Less")
    #expect(!words().contains("deep"))
  }

  @Test("Second and third styles are the levels below, and the background style a view's own")
  func levels() {
    let view = VStack {
      Text(verbatim: "a").foregroundStyle(.secondary)
    }.foregroundStyle(.red, .green, .blue).backgroundStyle(.yellow)
    let styled = ViewTester(view).styled
    for rule in [
      "{--secondary:var(--green)}", "{--tertiary:var(--blue)}", "{--background:var(--yellow)}",
    ] {
      #expect(styled.contains(rule), "\(rule) is not in \(styled)")
    }
  }

  @Test("A drawing is transformed around its corner")
  func transformed() {
    let view = Color.red.transformEffect(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    let styled = ViewTester(view).styled
    #expect(styled.contains("{transform:matrix(1,2,3,4,5,6)}"))
    #expect(styled.contains("{transform-origin:0% 0%}"))
  }

  @Test("An environment value changes for a part, and a scope keeps Return to itself")
  func surroundings() {
    struct Screen: View {
      @State var text = ""
      @State var times = 0
      var body: some View {
        VStack {
          TextField("Out", text: $text)
          TextField("In", text: $text).submitScope()
          Text(verbatim: "\(times) times").transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 2 }
        }.onSubmit { times += 1 }
      }
    }
    let tester = ViewTester(Screen())
    _ = tester.send(.submit, .text("a"), to: "Out")
    _ = tester.send(.submit, .text("a"), to: "In")
    #expect(tester.fresh.contains("1 times"))
    #expect(tester.styled.contains("{-webkit-line-clamp:2}"))
  }

  @Test("Springs and curves are where their physics says")
  func motion() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    #expect(spring == Spring(duration: 0.5) && spring.bounce == 0)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: 0.25) - 8.2) < 0.1)
    #expect(abs(spring.value(target: 10.0, time: 5) - 10) < 1e-6)
    let bouncy = Spring.bouncy
    #expect((0..<100).contains { bouncy.value(target: 1.0, time: Double($0) / 50) > 1.01 })
    let physical = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(abs(physical.dampingRatio - 1) < 1e-9 && abs(physical.stiffness - 100) < 1e-6)
    #expect(Spring(duration: .nan).value(target: 1.0, time: 1) == 1)
    #expect(Animation.spring(Spring(duration: 0.2)).milliseconds == 200)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.1)
    #expect(abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-6)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-6)
    #expect(
      Animation.timingCurve(.easeIn, duration: 1).easing == "cubic-bezier(0.42, 0, 1, 1)")
  }

  @Test("Values that are animated add, scale and measure themselves")
  func vectors() {
    var pair = AnimatablePair(3.0, CGFloat(4))
    #expect(pair.magnitudeSquared == 25)
    pair.scale(by: 2)
    #expect(pair - AnimatablePair(1, 1) == AnimatablePair(5, 7))
    #expect(AnimatablePair<Double, Float>.zero + AnimatablePair(1, 2) == AnimatablePair(1, 2))
    #expect(EmptyAnimatableData() + .zero == EmptyAnimatableData())
  }

  @Test("A shape with data to animate is drawn with it; a transition of one's own fades")
  func animatable() {
    struct Slice: Shape {
      var share: Double
      var animatableData: Double {
        get { share }
        set { share = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
      }
    }
    struct Twirl: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
      }
    }
    let styled = ViewTester(Slice(share: 0.5).fill(.red).transition(Twirl())).styled
    #expect(styled.contains("L50 0L50 100L0 100"))
    #expect(styled.contains(#"data-tr="opacity""#))
    #expect(!styled.contains("inert"))
    #expect(
      AnyTransition.modifier(active: EmptyModifier.identity, identity: .identity).name
        == "opacity")
  }

  @Test("A canvas filters what follows, and a style casts a shadow from the box that it fills")
  func filters() {
    let canvas = Canvas { context, _ in
      context.addFilter(.blur(radius: 4))
      context.addFilter(.shadow(color: .red, radius: 2, y: 1))
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.blue))
    }
    #expect(
      ViewTester(canvas.frame(width: 8, height: 8)).styled.contains(
        "{filter:blur(2px) drop-shadow(0px 1px 2px var(--red))}"))
    let box = Rectangle().fill(.white.shadow(.drop(color: .red, radius: 3, x: 1)))
    #expect(ViewTester(box).styled.contains("{box-shadow:1px 0px 6px var(--red)}"))
    let inner = Text(verbatim: "a").background(.background.shadow(.inner(color: .red, radius: 1)))
    #expect(ViewTester(inner).styled.contains("{box-shadow:inset 0px 0px 2px var(--red)}"))
  }

  @Test("A bar of the keyboard stands beside the bottom bar, and its buttons work")
  func keyboardBar() {
    struct Screen: View {
      @State var text = ""
      @State var times = 0
      var body: some View {
        NavigationStack {
          TextField("Name", text: $text)
          Text(verbatim: "\(times) times").toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") { times += 1 }
            }
          }
        }
      }
    }
    let tester = ViewTester(Screen())
    let bars = tester.elements.filter { $0.isNamed("bottom") }
    #expect(bars.map { $0.isNamed("keys") } == [true])
    _ = tester.press("Done")
    #expect(tester.fresh.contains("1 times"))
  }

  @Test("Haptics follow the old and the new value")
  func feedback() {
    struct Screen: View {
      @State var level = 0
      var body: some View {
        Button("Up") { level += 1 }
          .sensoryFeedback(trigger: level) { $0 < $1 && $1.isMultiple(of: 2) ? .success : nil }
          .sensoryFeedback(.selection, trigger: level) { _, new in new == 3 }
      }
    }
    let tester = ViewTester(Screen())
    func vibrations() -> [[Int]] {
      tester.press("Up").compactMap { if case .vibrate(let times) = $0 { times } else { nil } }
    }
    #expect(vibrations() == [])
    #expect(vibrations() == [SensoryFeedback.success.pattern])
    #expect(vibrations() == [SensoryFeedback.selection.pattern])
  }
}
