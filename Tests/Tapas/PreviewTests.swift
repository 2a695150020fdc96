// The previews of the five apps: all there, each with an address of its own.
import LiveServer
import Testing

@testable import tapas

@Suite("Previews of the apps") @MainActor struct PreviewTests {
  @Test("Every app has its main screen with content, while loading, empty and failed")
  func faces() {
    let names = Dictionary(
      uniqueKeysWithValues: PreviewGroup.all.map { ($0.title, $0.previews.map(\.title)) })
    for app in Services.apps {
      let states = (names[app.title] ?? []).joined(separator: "; ")
      for state in ["loading", "empty", "failed"] {
        #expect(states.contains(state), "\(app.title): \(state)")
      }
    }
  }

  @Test("No two previews have one address, and each has a name of its own")
  func addresses() {
    let previews = PreviewGroup.all.flatMap(\.previews)
    #expect(Set(previews.map(\.address)).count == previews.count)
    for preview in previews {
      // A preview without a name is called by its number.
      #expect(!preview.title.contains("Previews"), "\(preview.title)")
    }
  }
}
