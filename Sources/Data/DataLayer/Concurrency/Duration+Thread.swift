// The CPU time of a thread, for measuring what other programs on the machine should not change.
import Foundation

extension Duration {
  /// The CPU time that this thread has taken.
  package static var ofThread: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
