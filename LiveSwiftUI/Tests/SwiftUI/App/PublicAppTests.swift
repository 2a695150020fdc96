// What was seen broken in other people's apps: each test names the bug that it holds off.
import Testing

@testable import SwiftUI

private struct Peak: Hashable, LosslessStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A sidebar that registers the destination of its own links.
private struct Peaks: View {
  var body: some View {
    NavigationSplitView {
      List(["Eiger", "Mönch"], id: \.self) { NavigationLink($0, value: Peak($0)) }
        .navigationDestination(for: Peak.self) { peak in
          Text(verbatim: "On top of \(peak.description)")
        }
    } detail: {
      Text(verbatim: "Choose a peak")
    }
  }
}

/// A stack whose link contains its screen.
private struct Album: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open") { Text(verbatim: "Inside") }
    }
  }
}

@MainActor @Suite("Public apps") struct PublicAppTests {
  @Test("Rows of a sidebar that registers their destination were disabled; they open it now")
  func sidebar() {
    let tester = ViewTester(Peaks(), services: TreeServices(base: "/alps"))
    #expect(tester.html.contains(#"href="/alps/Eiger""#))
    #expect(!tester.html.contains("disabled"))
    tester.press("Eiger")
    #expect(tester.fresh.contains("On top of Eiger"))
    #expect(!tester.fresh.contains("Choose a peak"))
    #expect(tester.tree.page.components == ["Eiger"])
  }

  @Test("An address leads to a destination of the sidebar")
  func sidebarAddress() {
    let tester = ViewTester(Peaks(), components: ["Mönch"], services: TreeServices(base: "/alps"))
    _ = tester.tree.flush()
    #expect(tester.fresh.contains("On top of Mönch"))
  }

  @Test("Back left the app after a link with its own screen; the screen has an address now")
  func linkedScreen() throws {
    let tester = ViewTester(Album(), services: TreeServices(base: "/album"))
    tester.press("Open")
    let component = try #require(tester.tree.page.components.first)
    #expect(component.hasPrefix("~"))
    #expect(tester.fresh.contains("Inside"))
    _ = tester.operations { tester.tree.address.owner?.restore(TreeAddress([])) }
    #expect(!tester.fresh.contains("Inside"))
    // Forward: the link is still drawn, so its screen is known.
    _ = tester.operations { tester.tree.address.owner?.restore(TreeAddress([component])) }
    #expect(tester.fresh.contains("Inside"))
  }

  @Test("Padding and background outside a bordered button were lost in it")
  func button() {
    let tester = ViewTester(
      Button("A") {}.buttonStyle(.bordered).padding(30).background(.yellow))
    #expect(
      tester.styled.contains(
        #"<div class="fr bg ext {padding:30px} {--bg:var(--yellow)} {background:var(--yellow)}">"#
          + "<button"))
  }

  @Test("A fitted picture took the height offered; now its width decides its height")
  func fitted() {
    var services = TreeServices()
    services.photoPath = { "/_/photo/\($0.lastPathComponent)" }
    let picture = Image(source: .address("/_/photo/a", scale: 1)).resizable().scaledToFit()
    #expect(
      ViewTester(picture, services: services).styled.contains(
        #"class="img fits gx {object-fit:contain}""#))
    let framed = picture.frame(width: 90, height: 90)
    #expect(!ViewTester(framed, services: services).styled.contains(" gx"))
  }

  @Test("A border of a picture lay below it; it is an outline now")
  func border() {
    let picture = Image(source: .address("/_/photo/a", scale: 1)).border(.red, width: 2)
    let styled = ViewTester(picture).styled
    #expect(
      styled.contains("{outline:2px solid var(--red)} {outline-offset:-2px}"))
  }

  @Test("An unknown symbol left a hole; it is a dashed square with its name, logged")
  func symbol() {
    var said: [String] = []
    let tester = ViewTester(
      Image(systemName: "no.such"), services: TreeServices(log: { said.append($0.text) }))
    #expect(
      tester.html
        == #"<svg class="i" aria-hidden="true"><title>no.such</title>"#
        + ##"<use href="/_/icon/questionmark.square.dashed.svg#i"></use></svg>"##)
    #expect(said == ["There is no drawing of the symbol no.such; a dashed square is shown."])
  }

  @Test("Numbers to 50 and letters have drawings in circles and squares")
  func enclosed() {
    let names = (0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let all = names.flatMap { ["\($0).circle", "\($0).circle.fill", "\($0).square.fill"] }
    #expect(all.filter { !Symbols.isKnown($0) } == [])
  }
}
