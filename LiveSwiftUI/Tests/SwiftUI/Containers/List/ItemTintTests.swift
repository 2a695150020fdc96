// The colour of symbols in rows.
import SwiftUI
import Testing

@MainActor @Suite struct ItemTintTests {
  private func styled(_ view: some View) -> String { ViewTester(view).styled }

  @Test("The symbol of a label in a row has the tint of the item, its title has not")
  func rows() {
    let tinted = styled(List { Label("Sent", systemImage: "star").listItemTint(.red) })
    let label = styled(
      List {
        Label {
          Text("Sent")
        } icon: {
          Image(systemName: "star").foregroundStyle(.red)
        }
      })
    #expect(tinted == label)
    #expect(
      styled(List { Label("Sent", systemImage: "star") }.listItemTint(.fixed(.red))) == tinted)
  }

  @Test("Without a tint, and outside of rows, a label is drawn as usual")
  func elsewhere() {
    let label = Label("Sent", systemImage: "star")
    #expect(styled(label.listItemTint(Color.red)) == styled(label))
    let none: Color? = nil
    #expect(styled(List { label.listItemTint(none) }) == styled(List { label }))
  }
}
