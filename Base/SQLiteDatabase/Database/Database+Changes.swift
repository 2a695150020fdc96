// The commits of other processes to a database file.
import Limits

extension Database {
  /// The time between two looks at the file.
  static let pollInterval = Duration.seconds(1)

  /// An element when the file is first looked at, and within a second after each commit of another
  /// process, which need not know of this one. Ends when the database is closed.
  ///
  /// A look is one read of SQLite's shared memory, only while the stream has a reader. A watch of
  /// the files would report this process's own commits too.
  public func changes(clock: any Clock<Duration> = ContinuousClock()) -> AsyncStream<Void> {
    let time = AnyClock(clock)
    let (stream, output) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let polling = Task {
      var last: Int?
      while !Task.isCancelled {
        do throws(DatabaseError) {
          let version = try await dataVersion()
          if version != last { output.yield() }
          last = version
        } catch .closed {
          break
        } catch {
          // Whoever reads the data meets the same failure and reports it. The next may succeed.
          last = nil
        }
        guard await time.sleep(Self.pollInterval) else { break }
      }
      output.finish()
    }
    output.onTermination = { _ in polling.cancel() }
    return stream
  }
}
