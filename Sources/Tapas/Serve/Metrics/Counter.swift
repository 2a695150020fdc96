// The two kinds of cells: a number that grows, and durations sorted into buckets.
import Synchronization

/// A number that only grows. Adding costs one atomic operation.
final class Counter: Sendable {
  private let total = Atomic<Int>(0)

  var value: Int { total.load(ordering: .relaxed) }

  func add(_ amount: Int = 1) { total.wrappingAdd(amount, ordering: .relaxed) }
}

/// Durations sorted into fixed buckets. Adding costs two atomic operations and a short search.
final class Histogram: Sendable {
  /// The upper bounds of the buckets in seconds. Longer durations have a last bucket.
  static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

  private let buckets = (0...Histogram.bounds.count).map { _ in Counter() }
  private let nanoseconds = Counter()

  func record(_ time: Duration) {
    let seconds = time / .seconds(1)
    buckets[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count].add()
    nanoseconds.add(Int(clamping: Int64(max(0, seconds) * 1e9)))
  }

  /// The cumulative counts of the buckets, and the sum of all durations in seconds.
  var reading: (upTo: [Int], sum: Double) {
    var total = 0
    let upTo = buckets.map { bucket in
      total += bucket.value
      return total
    }
    return (upTo, Double(nanoseconds.value) / 1e9)
  }
}
