// The CPU time of a thread, for measurements that other programs should not affect.
import Foundation

extension Duration {
  /// The CPU time that this thread has used.
  package static var ofThread: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
