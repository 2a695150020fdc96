// The moods and their order.
import Mood
import Testing

@Suite("Mood")
struct MoodTests {
  @Test("The moods stand from sad to happy, as the training labels 0, 1 and 2 do")
  func order() {
    #expect(Mood.allCases == [.sad, .neutral, .happy])
  }
}
