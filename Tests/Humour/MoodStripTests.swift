// The moods of posts in stretches of time.
import Foundation
import Mood
import Testing

@testable import Humour

@Suite("Moods over time")
struct MoodStripTests {
  private static func strip(_ moods: [(hours: Double, mood: Mood)], most: Int = 24) -> MoodStrip {
    MoodStrip(moods.map { (Date(timeIntervalSince1970: $0.hours * 3_600), $0.mood) }, most: most)
  }

  @Test("Stretches are even, oldest first, without a gap, and hold every dated mood once")
  func buckets() {
    let strip = Self.strip([(50, .sad), (0.5, .happy), (0.7, .neutral), (30, .sad)])
    #expect(strip.buckets.map(\.count.total) == [2, 0, 0, 0, 0, 1, 0, 0, 1])
    #expect(strip.buckets[0].start == Date(timeIntervalSince1970: 0))
    #expect(strip.buckets[0].end == strip.buckets[1].start)
    #expect(strip.buckets[8].count.sad == 1)
    #expect(strip.all.total == 4)
    #expect(strip.trend == nil)
  }

  @Test("However long the time, there are no more stretches than wanted", arguments: [2, 7, 24])
  func most(most: Int) {
    for span in [0, 1, 10, 100, 10_000, 1_000_000] as [Double] {
      let strip = Self.strip([(3, .happy), (3 + span, .sad)], most: most)
      #expect((1...most).contains(strip.buckets.count))
      #expect(strip.buckets.map(\.count.total).reduce(0, +) == 2)
    }
  }

  @Test("The trend compares the later half with the earlier, and says nothing of few")
  func trend() {
    let up = (0..<10).map { (hours: Double($0), mood: $0 < 5 ? Mood.sad : .happy) }
    #expect(Self.strip(up).trend == .happier)
    #expect(Self.strip(up.map { (-$0.hours, $0.mood) }).trend == .sadder)
    #expect(Self.strip(up.map { ($0.hours, .neutral) }).trend == .steady)
    #expect(Self.strip(Array(up.prefix(7))).trend == nil)
  }

  @Test("A mood without a date counts, but stands in no stretch; no moods, no stretches")
  func undated() {
    let strip = MoodStrip([(nil, .happy)])
    #expect(strip.all.happy == 1)
    #expect(strip.buckets == [])
    #expect(MoodStrip() == MoodStrip([]))
  }
}
