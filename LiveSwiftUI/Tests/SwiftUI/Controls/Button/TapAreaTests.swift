// Which part of a button takes taps, by its style and by the row it is in.
//
// Where in a box a press counts is the style sheet's; Tests/Browser/script presses there.
import SwiftUITesting
import Testing

@testable import SwiftUI

@Observable private final class Model {
  var pressed: [String] = []
  var path: [Int] = []
}

private struct Rows: View {
  @Bindable var model: Model
  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        HStack {
          Text(verbatim: "One row")
          Button("First") { model.pressed.append("first") }
          Button("Second") { model.pressed.append("second") }
        }
        HStack {
          Text(verbatim: "Styled row")
          Button("Borderless") { model.pressed.append("borderless") }.buttonStyle(.borderless)
          Button("Plain") { model.pressed.append("plain") }.buttonStyle(.plain)
        }
        HStack {
          NavigationLink("Link", value: 1)
          Button("Beside") { model.pressed.append("beside") }
        }
        Section {
          Text(verbatim: "Quiet row")
        } footer: {
          Button("Footer") { model.pressed.append("footer") }
        }
      }
      .navigationDestination(for: Int.self) { _ in Text(verbatim: "Pushed") }
    }
  }
}

@MainActor @Suite("Where taps count") struct TapAreaTests {
  private let model = Model()

  private func page() throws -> TestPage {
    try TestPage(WindowGroup { Rows(model: model) }, base: "/rows")
  }

  @Test("A row's automatic buttons take its taps all together, whichever part is tapped")
  func together() throws {
    let page = try page()
    for part in ["One row", "First", "Second"] {
      page.tap(part)
      #expect(model.pressed == ["first", "second"])
      model.pressed = []
    }
  }

  @Test("Borderless and plain buttons of a row act alone, and not on the row's other taps")
  func styled() throws {
    let page = try page()
    page.tap("Borderless")
    page.tap("Plain")
    #expect(model.pressed == ["borderless", "plain"])
    #expect(page.control("Styled row", for: .click) == nil)
    #expect(page.control("Quiet row", for: .click) == nil)
  }

  @Test("An automatic button beside a link acts when the link is tapped")
  func besideLink() throws {
    let page = try page()
    page.tap("Link")
    #expect(model.pressed == ["beside"] && model.path == [1])
  }

  @Test("A button in a footer is in no row")
  func footer() throws {
    let page = try page()
    #expect(page.element("Footer", role: "button")?.isNamed("auto") == false)
    #expect(page.element("First", role: "button")?.isNamed("auto") == true)
  }

  @Test("What is drawn in a plain button is named for the style sheet, and so is a content shape")
  func drawn() {
    let tester = ViewTester(
      Button {
      } label: {
        HStack {
          Text(verbatim: "Words").background(Color.red)
          Spacer()
        }
        .contentShape(.rect)
      }
      .buttonStyle(.plain))
    #expect(tester.fresh.contains(#"class="hs cs gx""#))
    #expect(tester.fresh.contains("bg"))
  }

  @Test("A content shape has its outline, and the whole box where it is the box")
  func shapes() {
    func outline(_ view: some View) -> String {
      let html = ViewTester(view).styled
      guard let start = html.range(of: "{--cut:") else { return html.contains("cs") ? "box" : "" }
      return String(html[start.upperBound...].prefix { $0 != "}" })
    }
    let text = Text(verbatim: "Words")
    #expect(outline(text.contentShape(Circle())) == "circle(closest-side)")
    #expect(outline(text.contentShape(Ellipse())) == "ellipse()")
    #expect(outline(text.contentShape(Rectangle())) == "box")
    #expect(outline(text.contentShape(.hoverEffect, Circle())) == "")
    #expect(outline(text.contentShape(RoundedRectangle(cornerRadius: 8))) == "inset(0 round 8px)")
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 10))
      path.closeSubpath()
    }
    #expect(
      outline(text.contentShape(path, eoFill: true))
        == "polygon(evenodd,0px 0px,10px 0px,0px 10px,0px 0px,0px 0px)")
  }

  @Test("A picture takes taps in a box around it, which has the outline")
  func shapedPicture() {
    let html = ViewTester(Image(systemName: "heart").contentShape(Circle())).styled
    #expect(html.contains("fr cs cut"))
  }
}

@MainActor @Suite("Pictures and their frames") struct SpillTests {
  private func html(_ view: some View) -> String {
    ViewTester(view, services: TreeServices(photoPath: { _ in "/p" })).styled
  }

  private var photo: AsyncImage<some View> {
    AsyncImage(url: URL(string: "https://photos.test/a.jpg")) { phase in
      if let image = phase.image { image.resizable().scaledToFill() }
    }
  }

  @Test("A picture that fills its frame spills over it; clipping is the app's")
  func spill() {
    #expect(html(photo).contains(#"class="img spill gx gy {object-fit:cover}""#))
    #expect(!html(photo).contains("{overflow:hidden}"))
    #expect(html(photo.clipped()).contains(#"class="async gx gy {overflow:hidden}""#))
  }

  @Test("Separators are hidden above, below or on both sides of a row")
  func separators() {
    let list = List {
      Text(verbatim: "a").listRowSeparator(.hidden, edges: .bottom)
      Text(verbatim: "b").listRowSeparator(.hidden, edges: .top)
      Text(verbatim: "c").listRowSeparator(.hidden)
      Text(verbatim: "d").listRowSeparator(.visible, edges: .top).listRowSeparator(.hidden)
    }
    let rows = html(list).matches(of: /<li class="row ([a-z ]*)"/).map { String($0.1) }
    #expect(rows == ["nobottom gx", "notop gx", "notop nobottom gx", "nobottom gx"])
  }
}
