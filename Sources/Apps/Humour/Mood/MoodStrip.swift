// The numbers of a person's moods over time.
public import Foundation
public import Mood

/// The moods of posts in buckets of equal time, oldest first.
public struct MoodStrip: Sendable, Hashable {
  /// The number of posts of each mood.
  public struct Count: Sendable, Hashable {
    /// The number of posts of each mood.
    public var happy = 0, neutral = 0, sad = 0
    /// The number of posts of all moods.
    public var total: Int { happy + neutral + sad }
    /// The balance from -1, all sad, to 1, all happy; 0 without posts.
    public var balance: Double { total == 0 ? 0 : Double(happy - sad) / Double(total) }

    /// A count of no posts.
    public init() {}

    /// The number of posts of one mood.
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

  /// A period of time, which may have no posts.
  public struct Bucket: Sendable, Hashable, Identifiable {
    /// The start of the period.
    public let start: Date
    /// The start of the next period.
    public let end: Date
    /// The number of posts in the period.
    public internal(set) var count = Count()
    /// The start of the period, unique within the strip.
    public var id: Date { start }
  }

  /// The change of mood from the earlier half of the posts to the later half.
  public enum Trend: Sendable, Hashable {
    /// Up by more than a tenth of the range from all sad to all happy.
    case happier
    /// Down by as much.
    case sadder
    /// Changed by less.
    case steady
  }

  /// The buckets, oldest first, without gaps; empty when no post has both a mood and a date.
  public private(set) var buckets: [Bucket] = []
  /// The number of posts with a mood, with or without a date.
  public private(set) var all = Count()
  /// The change over time; nil with fewer than eight dated moods.
  public private(set) var trend: Trend?

  /// The lengths of buckets in seconds, from an hour to 50 years.
  private static let widths: [Double] = [
    3_600, 21_600, 86_400, 604_800, 2_592_000, 7_862_400, 31_536_000, 157_680_000, 1_576_800_000,
  ]

  /// A strip of these moods, with the shortest buckets that need at most `most` of them.
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
