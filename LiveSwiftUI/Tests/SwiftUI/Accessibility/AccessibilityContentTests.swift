// Content that is read after a view, and rotors, which change nothing.
import Accessibility
import SwiftUI
import Testing

@MainActor @Suite struct AccessibilityContentTests {
  private func description(_ view: some View) -> Substring? {
    ViewTester(view).html.firstMatch(of: /aria-description="(.*?)"/)?.1
  }

  @Test("Custom content is read after values and hints, important content first")
  func customContent() {
    let view = Text(verbatim: "Photo")
      .accessibilityCustomContent("Size", "3 MB")
      .accessibilityCustomContent("Place", Text(verbatim: "Oslo"), importance: .high)
      .accessibilityValue("Selected")
    #expect(description(view) == "Selected. Place: Oslo. Size: 3 MB")
  }

  @Test("Content with the same identifier is replaced, and nil removes it")
  func keys() {
    let key = AccessibilityCustomContentKey("Size", id: "size")
    let other = AccessibilityCustomContentKey(Text(verbatim: "File size"), id: "size")
    let title = "4 MB"
    let photo = Text(verbatim: "Photo").accessibilityCustomContent(key, "3 MB")
    #expect(description(photo) == "Size: 3 MB")
    #expect(description(photo.accessibilityCustomContent(other, title)) == "File size: 4 MB")
    #expect(description(photo.accessibilityCustomContent(key, nil)) == nil)
    #expect(
      description(photo.accessibilityCustomContent("Size", title)) == "Size: 3 MB. Size: 4 MB")
    #expect(key != other)
  }

  @Test("A rotor changes nothing")
  func rotors() {
    struct Message: Identifiable {
      let id: Int
      let title: String
      let isImportant: Bool
    }
    let messages = [Message(id: 1, title: "Hi", isImportant: true)]
    let view = VStack { ForEach(messages) { Text(verbatim: $0.title) } }
    let withRotors =
      view
      .accessibilityRotor("Important") {
        ForEach(messages) { message in
          if message.isImportant { AccessibilityRotorEntry(message.title, id: message.id) }
        }
      }
      .accessibilityRotor(.headings(level: .h1)) {
        AccessibilityRotorEntry("One", id: 1)
        AccessibilityRotorEntry("Two", id: 2) {}
      }
      .accessibilityRotor("All", entries: messages, entryLabel: \.title)
      .accessibilityRotor(
        Text(verbatim: "All"), entries: messages, entryID: \.id, entryLabel: \.title
      )
      .accessibilityRotor(.boldText, textRanges: [])
    #expect(ViewTester(withRotors).html == ViewTester(view).html)
  }
}
