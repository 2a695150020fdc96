// A scheduler whose clock a test moves.
import SwiftUI

/// Runs closures when `advance(by:)` reaches their instant.
final class TestScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private var pending: [(at: SchedulerTimeType, order: Int, work: () -> Void)] = []
  private var count = 0
  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: minimumTolerance, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    count += 1
    pending.append((date, count, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func again(_ date: SchedulerTimeType) {
      schedule(after: date) {
        if isCancelled { return }
        action()
        again(date.advanced(by: interval))
      }
    }
    again(date)
    return AnyCancellable { isCancelled = true }
  }

  /// Moves the clock, and runs in order the work that is due by then.
  func advance(by stride: SchedulerTimeType.Stride = .nanoseconds(0)) {
    let end = now.advanced(by: stride)
    while let next = pending.filter({ $0.at <= end }).min(by: {
      ($0.at, $0.order) < ($1.at, $1.order)
    }) {
      pending.removeAll { $0.order == next.order }
      now = max(now, next.at)
      next.work()
    }
    now = end
  }
}
