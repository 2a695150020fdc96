// The lock, within a process and between two.
import Foundation
import Testing

@testable import DataLayer

@Suite("A lock for one process")
struct FileLockTests {
  @Test("It is held once, and released with its holder")
  func held() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "lock")
    var lock: FileLock? = try FileLock(file)
    #expect(throws: FileLock.Refusal.held) { try FileLock(file) }
    withExtendedLifetime(lock) {}
    lock = nil
    _ = try FileLock(file)
  }

  @Test("A missing folder is unusable")
  func unusable() {
    #expect(throws: FileLock.Refusal.unusable(why: "No such file or directory")) {
      try FileLock(URL(filePath: "/nowhere/lock"))
    }
  }
}
