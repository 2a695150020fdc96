// A person's moods over time, counted.
import Foundation
import Mood

/// The moods of posts in stretches of equal time, oldest first, for a small chart and the sentence beside it.
public struct MoodStrip: Sendable, Hashable {
  /// How many posts of each mood there are.
  public struct Count: Sendable, Hashable {
    /// Posts of each mood.
    public var happy = 0, neutral = 0, sad = 0
    /// All of them.
    public var total: Int { happy + neutral + sad }
    /// From -1, all sad, to 1, all happy; 0 where there is nothing.
    public var balance: Double { total == 0 ? 0 : Double(happy - sad) / Double(total) }

    /// Nothing counted yet.
    public init() {}

    /// The number of one mood.
    public subscript(mood: Mood) -> Int {
      switch mood {
      case .happy: happy
      case .neutral: neutral
      case .sad: sad
      }
    }

    mutating func add(_ mood: Mood) {
      switch mood {
      case .happy: happy += 1
      case .neutral: neutral += 1
      case .sad: sad += 1
      }
    }
  }

  /// A stretch of time, which may hold no post.
  public struct Bucket: Sendable, Hashable, Identifiable {
    /// When it begins.
    public let start: Date
    /// When the next one begins.
    public let end: Date
    /// The posts in it.
    public internal(set) var count = Count()
    /// The place among the buckets of a strip.
    public var id: Date { start }
  }

  /// Where the moods are going, from the earlier half of the posts to the later.
  public enum Trend: Sendable, Hashable {
    /// Up by more than a tenth of the way from all sad to all happy.
    case happier
    /// Down by as much.
    case sadder
    /// Neither.
    case steady
  }

  /// Oldest first, without a gap; empty where no post has both a mood and a date.
  public private(set) var buckets: [Bucket] = []
  /// All posts with a mood, with or without a date.
  public private(set) var all = Count()
  /// Nil with fewer than eight dated moods, of which nothing can be said.
  public private(set) var trend: Trend?

  /// Hours, quarters of days, days, weeks, months and so on, in seconds.
  private static let widths: [Double] = [
    3_600, 21_600, 86_400, 604_800, 2_592_000, 7_862_400, 31_536_000, 157_680_000, 1_576_800_000,
  ]

  /// A strip of these moods, in the finest stretches of which no more than `most` are needed.
  public init(_ moods: [(date: Date?, mood: Mood)] = [], most: Int = 24) {
    for (_, mood) in moods { all.add(mood) }
    let dated = moods.compactMap { item in
      item.date.map { (time: $0.timeIntervalSince1970, mood: item.mood) }
    }.sorted { $0.time < $1.time }
    guard let first = dated.first?.time, let last = dated.last?.time else { return }
    let width =
      Self.widths.first { (last / $0).rounded(.down) - (first / $0).rounded(.down) < Double(most) }
      ?? (last - first + 1) / Double(most - 1)
    let origin = (first / width).rounded(.down)
    buckets = (0...Int((last / width).rounded(.down) - origin)).map { place in
      let start = (origin + Double(place)) * width
      return Bucket(
        start: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: start + width))
    }
    for (time, mood) in dated {
      buckets[Int((time / width).rounded(.down) - origin)].count.add(mood)
    }
    trend = Self.trend(dated.map(\.mood))
  }

  private static func trend(_ moods: [Mood]) -> Trend? {
    guard moods.count >= 8 else { return nil }
    func balance(_ moods: ArraySlice<Mood>) -> Double {
      var count = Count()
      for mood in moods { count.add(mood) }
      return count.balance
    }
    let half = moods.count / 2
    let change = balance(moods.suffix(half)) - balance(moods.prefix(half))
    return change > 0.2 ? .happier : change < -0.2 ? .sadder : .steady
  }
}
