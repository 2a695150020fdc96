// Processes killed while they write: the file is whole and has every returned commit.
import Foundation
import Testing

@testable import DataLayer

@Suite("Databases of killed processes", .timeLimit(.minutes(10)))
struct DatabaseCrashTests {
  @Test(
    "Killed at any moment, what was answered is there and nothing is there by halves",
    arguments: [1, 3, 7, 13, 29, 53, 97, 151, 211, 307])
  func killed(afterMilliseconds delay: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("t.sqlite").path(percentEncoded: false)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, delay = delay as Int] in
      let database = try Database(at: URL(filePath: path), migrations: tally)
      let answered = open(path + ".answered", O_WRONLY | O_CREAT | O_APPEND, 0o600)
      Thread {
        usleep(UInt32(delay) * 1_000)
        kill(getpid(), SIGKILL)
      }.start()
      for start in 0..<Int.max / 50 {
        try await database.add(start * 50..<start * 50 + 50)
        _ = write(answered, "x", 1)
      }
    }
    // A file: its bytes are in the system's hands as soon as `write` returns.
    let answered = try Data(contentsOf: folder.file("t.sqlite.answered")).count
    let reports = Reports<DatabaseProblem>()
    let database = try Database(
      at: folder.file("t.sqlite"), migrations: tally, report: reports.hear)
    let sums = try await database.sums()
    #expect(reports.all == [])
    #expect(sums[0] == sums[1])
    #expect([answered * 50, answered * 50 + 50].contains(sums[0]))
    try await database.add(-50..<0)
    #expect(try await database.sums() == sums.map { $0 + 50 })
  }
}
