// The names of controls that consist of symbols.
import Observation
import Testing

@testable import SwiftUI

@MainActor @Suite("Names of symbols") struct SymbolNameTests {
  @Observable final class Player {
    var isPlaying = false
  }

  private func html(_ view: some View) -> String { ViewTester(view).html }

  private func button(_ label: some View) -> String {
    html(Button(action: {}, label: { label }))
  }

  @Test("A button with a symbol alone has the symbol's name")
  func alone() {
    #expect(
      button(Image(systemName: "trash"))
        == #"<button class="b" type="button" data-e="c" aria-label="Delete">"#
        + ##"<svg class="i" aria-hidden="true"><use href="/_/icon/trash.svg#i"></use></svg>"##
        + "</button>")
    let framed = Image(systemName: "gearshape.fill").resizable().frame(width: 24, height: 24)
    #expect(button(framed.padding()).contains(#"aria-label="Settings""#))
    #expect(button(Image(systemName: "no.such")).contains(#"aria-label="no such""#))
  }

  @Test("A link, a menu, a toggle, a tab and what is tapped have it too")
  func others() throws {
    let share = Image(systemName: "square.and.arrow.up")
    let url = try #require(URL(string: "https://example.com"))
    #expect(html(Link(destination: url) { share }).contains(#"aria-label="Share""#))
    let menu = Menu {
      Button("Copy") {}
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    #expect(html(menu).contains(#"aria-label="More""#))
    let heart = Toggle(isOn: .constant(true)) { Image(systemName: "heart") }
    #expect(html(heart.toggleStyle(.button)).contains(#"aria-label="Love""#))
    #expect(html(heart).contains(#"aria-label="Love""#))
    let tabs = TabView {
      Text(verbatim: "a").tabItem { Image(systemName: "house") }
      Text(verbatim: "b").tabItem { Label("Cart", systemImage: "cart") }
    }
    #expect(html(tabs).contains(#"aria-label="Home""#))
    let group = DisclosureGroup {
      Text(verbatim: "a")
    } label: {
      Image(systemName: "gear")
    }
    #expect(html(group).contains(#"aria-label="Settings""#))
    let tapped = html(Image(systemName: "plus").onTapGesture {})
    #expect(tapped.contains(#"aria-label="Add" role="img""#) && !tapped.contains("aria-hidden"))
    #expect(!html(Image(systemName: "plus")).contains("aria-label"))
  }

  @Test("A text beside the symbol, a title of a label and an own label are the name alone")
  func texts() {
    let trash = Image(systemName: "trash")
    #expect(
      !button(
        HStack {
          trash
          Text(verbatim: "Bin")
        }
      ).contains("aria-label"))
    #expect(
      !button(Label("Bin", systemImage: "trash").labelStyle(.iconOnly)).contains("aria-label"))
    let labelled = button(trash.accessibilityLabel("Bin"))
    #expect(labelled.contains(#"<svg class="i" aria-label="Bin" role="img">"#))
    #expect(labelled.components(separatedBy: "aria-label").count == 2)
    let named = html(Button(action: {}, label: { trash }).accessibilityLabel("Bin"))
    #expect(named.contains(#"aria-label="Bin""#) && !named.contains("Delete"))
    #expect(!button(trash.accessibilityHidden(true)).contains("aria-label"))
  }

  @Test("Several symbols have their names together, each once")
  func several() {
    let stars = HStack {
      ForEach(0..<5, id: \.self) { Image(systemName: $0 < 3 ? "star.fill" : "star") }
      Image(systemName: "plus")
    }
    #expect(button(stars).contains(#"aria-label="Favorite, Add""#))
  }

  @Test("Well-known symbols have names as on iOS, and others the words of theirs")
  func known() {
    let names = [
      "plus.circle.fill", "xmark", "chevron.left", "heart.fill", "square.and.pencil",
      "arrow.up.to.line", "person.crop.circle",
    ]
    #expect(
      names.map { Symbols.spokenName(of: $0, for: BuiltInEnvironment()) } == [
        "Add", "Close", "Back", "Love", "Compose", "arrow up to line", "Person",
      ])
  }

  @Test("The name follows the symbol")
  func change() {
    struct Screen: View {
      @State private var isPlaying = false
      var body: some View {
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause" : "play")
        }
      }
    }
    let tester = ViewTester(Screen())
    let operations = tester.press("Play")
    #expect(operations.contains(.attribute(1, "aria-label", "Pause")))
    #expect(tester.press("Pause").contains(.attribute(1, "aria-label", "Play")))
  }

  @Test("The name follows a symbol that a view of its own changes")
  func changeInside() {
    struct Mark: View {
      let player: Player
      var body: some View { Image(systemName: player.isPlaying ? "pause" : "play") }
    }
    struct Screen: View {
      let player: Player
      var body: some View {
        Button {
          player.isPlaying.toggle()
        } label: {
          Mark(player: player)
        }
      }
    }
    let tester = ViewTester(Screen(player: Player()))
    #expect(tester.press("Play").contains(.attribute(1, "aria-label", "Pause")))
    #expect(tester.press("Pause").contains(.attribute(1, "aria-label", "Play")))
  }

  @Test("Symbols are the options of a picker, under their names; one beside a text is none")
  func options() {
    let symbols = Picker("Sky", selection: .constant(2)) {
      Image(systemName: "sun.max").tag(1)
      Image(systemName: "moon").tag(2)
      HStack {
        Image(systemName: "cloud")
        Text(verbatim: "Clouds")
      }.tag(3)
    }
    let segments = html(symbols.pickerStyle(.segmented))
    #expect(segments.components(separatedBy: #"role="radio""#).count == 4)
    #expect(segments.contains(#"aria-label="sun max""#))
    #expect(segments.contains("icon/moon.svg") && segments.contains(">Clouds<"))
    #expect(html(symbols).contains(#"<option value="1" selected>moon</option>"#))
  }
}
