// Links in a style of buttons that is the app's own.
import SwiftUI
import Testing

private struct Chip: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: isEnabled ? "open" : "closed")
    }
  }
}

@MainActor @Suite("Links in an own style") struct LinkStyleTests {
  @Test("A link is drawn by the style of the buttons around it, by destination and by value")
  func links() {
    let html = ViewTester(
      NavigationStack {
        VStack {
          NavigationLink("Soups", destination: Text(verbatim: "Soup"))
          NavigationLink("Salads", value: 1).disabled(true)
        }
        .buttonStyle(Chip())
        .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
      }
    ).fresh
    let texts = html.replacing(/<[^>]*>/, with: " ").split(separator: " ")
    #expect(texts.contains(["Soups", "open", "Salads", "closed"]))
  }
}
