// The log of an app: its lines, its formats, and what a release build hides.
import Foundation
import Testing
import os

@testable import OSLog

@Suite("OSLog", .timeLimit(.minutes(10)))
struct OSLogTests {
  @Test("A message has its values, aligned and in their formats")
  func message() {
    let (name, price) = ("Ana", 3.14159)
    let message: OSLogMessage = """
      \(name, privacy: .public) paid \(price, format: .fixed(precision: 2)) at \
      \(7, align: .right(columns: 3)), \(true), \(Int.self), \("x", align: .left(columns: 2))|
      """
    #expect(message.text == "Ana paid 3.14 at   7, true, Int, x |")
  }

  @Test("An error is its description")
  func error() {
    let failure: any Error = CancellationError()
    let message: OSLogMessage = "failed: \(failure), \(failure, privacy: .public)"
    #expect(message.text == "failed: CancellationError(), CancellationError()")
  }

  @Test("A release build hides texts and objects that are not public")
  func privacy() {
    let values: [(OSLogPrivacy, isPrivate: Bool, shown: String)] = [
      (.auto, true, "<private>"), (.auto, false, "Ana"), (.public, true, "Ana"),
      (.private, false, "<private>"), (.sensitive, false, "<private>"),
    ]
    for (privacy, isPrivate, shown) in values {
      #expect(privacy.redacted("Ana", isPrivate: isPrivate) == shown)
    }
    let mask = OSLogPrivacy.private(mask: .hash)
    #expect(mask.redacted("Ana", isPrivate: true) == mask.redacted("Ana", isPrivate: true))
    #expect(mask.redacted("Ana", isPrivate: true).hasPrefix("<mask.hash: '"))
  }

  @Test("A message is one line, whatever is in it")
  func line() {
    let log = OSLog(subsystem: "org.example", category: "shop")
    #expect(
      log.line(.error, "a\nb\r\u{1B}[2J\u{2028}c") == "error: [org.example] [shop] a b  [2J c")
    #expect(OSLog.default.line(.default, "ready") == "notice: ready")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("A C format takes its values without the marks of privacy")
  func format() {
    #expect(formatted("%{public}d of %{private}d", [3, 7]) == "3 of 7")
    #expect(formatted("100 % sure", []) == "100 % sure")
  }

  @Test("A lock lets one change at a time")
  func lock() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } } }
    }
    #expect(count.withLock { $0 } == 8_000)
  }
}
