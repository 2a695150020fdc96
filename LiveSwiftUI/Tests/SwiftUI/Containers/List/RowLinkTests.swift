// Links without a label in rows, which lead on from the whole row.
import SwiftUI
import Testing

@MainActor @Suite("Links without a label") struct RowLinkTests {
  private struct Screen: View {
    let isRow: Bool

    var body: some View {
      NavigationStack {
        if isRow {
          List { ZStack { link } }
        } else {
          ZStack { link }
        }
      }
    }

    @ViewBuilder private var link: some View {
      Text(verbatim: "Ramen")
      NavigationLink(destination: Text(verbatim: "Broth")) {}.frame(width: 0).opacity(0)
    }
  }

  @Test("An invisible one in a row takes the taps of the row, elsewhere none")
  func invisible() {
    let row = ViewTester(Screen(isRow: true)).fresh
    #expect(row.contains("bare") && !row.contains("inert"))
    #expect(row.contains(#"class="row led"#))
    let free = ViewTester(Screen(isRow: false)).fresh
    #expect(!free.contains("bare") && free.contains("inert"))
  }

  @Test("The row of a link behind a view's content is marked, and no other row")
  func behind() {
    struct Row: View {
      let isLinked: Bool
      var body: some View {
        HStack {
          Text(verbatim: "Ramen")
          Button("Pin") {}.buttonStyle(.plain)
        }
        .background {
          if isLinked { NavigationLink(destination: Text(verbatim: "Broth")) {}.opacity(0) }
        }
      }
    }
    let html = ViewTester(
      NavigationStack {
        List {
          Row(isLinked: true)
          Row(isLinked: false)
        }
      }
    ).fresh
    #expect(html.components(separatedBy: #"<li class="row"#).count == 3)
    #expect(html.components(separatedBy: #"<li class="row led"#).count == 2)
  }

  @Test("One with an empty text takes them too")
  func emptyText() {
    let link = NavigationLink("", destination: Text(verbatim: "Broth")).opacity(0)
    let row = ViewTester(
      NavigationStack {
        List {
          ZStack {
            Text(verbatim: "Ramen")
            link
          }
        }
      }
    ).fresh
    #expect(row.contains("bare") && !row.contains("inert"))
  }

  @Test("A line around a field lets touches through, a filling does not")
  func lines() {
    let field = TextField("Name", text: .constant(""))
    let lined = ViewTester(
      field.overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2)))
    #expect(lined.fresh.contains("shape hollow"))
    let filled = ViewTester(field.overlay(RoundedRectangle(cornerRadius: 8).fill(.red)))
    #expect(!filled.fresh.contains("hollow"))
  }
}
