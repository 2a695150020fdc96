// How long one turn of the main thread takes, told by its CPU time from a thread beside it.
import Foundation
import Glibc
import LogOutput
import Synchronization

/// Writes "longest turn 0.734 s" to standard error whenever a turn was longer than all before.
///
/// The time is CPU time of the main thread between two signs of progress, so that other programs
/// on the machine do not count. A sign is a report of the server, or one of the jobs that are
/// posted to the main actor for that purpose, of which one is always waiting.
final class PassWatch: Sendable {
  private let progress = Atomic<Int>(0)
  private let main: clockid_t

  private init(main: clockid_t) { self.main = main }

  /// Starts watching the thread that calls it, which is the main one.
  @MainActor static func start() -> PassWatch {
    var clock = clockid_t()
    pthread_getcpuclockid(pthread_self(), &clock)
    let watch = PassWatch(main: clock)
    Thread.detachNewThread { watch.run() }
    return watch
  }

  /// Notes that the main thread has come to the end of something.
  func noteProgress() { progress.add(1, ordering: .relaxed) }

  private func run() {
    var seen = -1
    var (since, longest) = (0.0, 0.5)
    var posted = -1
    while true {
      Thread.sleep(forTimeInterval: 0.02)
      let (now, time) = (progress.load(ordering: .relaxed), mainTime())
      if now != seen { (seen, since) = (now, time) }
      if now != posted {
        posted = now
        Task { @MainActor in noteProgress() }
      }
      guard time - since > longest else { continue }
      longest = time - since
      ErrorStream.write("longest turn \(String(format: "%.3f", longest)) s")
    }
  }

  /// CPU seconds of the main thread.
  private func mainTime() -> Double {
    var time = timespec()
    clock_gettime(main, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
