// What stands for the app where its classifier cannot be used.
import Humour
import Mood
import SharedUI
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("The model that cannot be used, on screen", .timeLimit(.minutes(10)))
struct MoodModelFailureTests {
  @Test("Damaged weights are said to be damaged, and nothing is classified")
  func damaged() throws {
    let page = try TestPage(
      WindowGroup { MoodModelFailure(error: .damaged) }, base: "/humour",
      strings: [HumourApp.description.strings, SharedUIResources.strings])
    #expect(page.shows("No mood can be classified"))
    #expect(page.shows("The app's model is missing or damaged. Install the app again."))
    #expect(page.shows("the weights were damaged: their checksum does not fit."))
  }
}
