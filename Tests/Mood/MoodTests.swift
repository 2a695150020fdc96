// The moods and their order.
import Mood
import Testing

@Suite("Mood")
struct MoodTests {
  @Test("The moods are in the order of the training labels 0, 1 and 2")
  func order() {
    #expect(Mood.allCases == [.sad, .neutral, .happy])
  }
}
