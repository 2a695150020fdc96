// The record that a process writes when a fault ends it: the page it worked for at that moment.
import CWebServer
import Foundation

/// The page that a piece of work is done for.
///
/// A digest is 0 where there is none. It has plain numbers only, because a signal handler reads it.
package struct CrashMark: Sendable, Equatable {
  /// The digest of the page's name.
  package var page: UInt64 = 0
  /// The digest of the name that the page had in another process.
  package var former: UInt64 = 0
  /// The digest of the address that the page was made for.
  package var address: UInt64 = 0
  /// The kind of work, defined by the caller; never 0.
  package var info: UInt64

  /// A mark without a page.
  package init(info: UInt64) { self.info = info }

  init(_ mark: cws_mark) {
    (page, former, address, info) = (mark.page, mark.former, mark.address, mark.info)
  }

  var plain: cws_mark {
    cws_mark(page: page, former: former, address: address, info: info)
  }

  /// The page that the running task was started for. A task inherits it from the work that starts
  /// it, so a crash is attributed to the task's page however much later it happens.
  @TaskLocal package static var current: CrashMark?
}

/// A record of one crash.
package struct CrashRecord: Sendable, Equatable {
  /// The number of the program; each version has its own.
  package var program: UInt64
  /// The index of the process among those over one folder.
  package var process: UInt64
  /// The time in seconds since 1970, by the machine's clock.
  package var time: Int64
  /// The number of the signal; 0 for a main thread that hung.
  package var cause: UInt64
  /// The page that the crash is attributed to; nil for no page.
  package var mark: CrashMark?

  /// A record from its parts.
  package init(
    program: UInt64, place: UInt64 = 0, time: Int64, cause: UInt64, mark: CrashMark?
  ) {
    (self.program, self.process, self.time) = (program, place, time)
    (self.cause, self.mark) = (cause, mark)
  }

  /// The size of a record in bytes.
  package static let size = MemoryLayout<cws_crash>.size

  /// The records in the bytes of a file. Bytes of another form are skipped.
  package static func records(in bytes: [UInt8]) -> [CrashRecord] {
    stride(from: 0, through: bytes.count - size, by: size).compactMap { start in
      let crash = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: start, as: cws_crash.self)
      }
      guard crash.form == CWS_CRASH_FORM else { return nil }
      return CrashRecord(
        program: crash.program, place: crash.place, time: crash.time, cause: crash.cause,
        mark: crash.mark.info == 0 ? nil : CrashMark(crash.mark))
    }
  }

  /// The record's bytes in the file.
  package var bytes: [UInt8] {
    let none = cws_mark(page: 0, former: 0, address: 0, info: 0)
    let crash = cws_crash(
      form: CWS_CRASH_FORM, program: program, place: process, time: time, cause: cause,
      mark: mark?.plain ?? none)
    return withUnsafeBytes(of: crash) { Array($0) }
  }
}

/// The crash marks of this process.
package enum CrashWatch {
  /// Arranges that a fault which ends the process writes a record to `descriptor`. Call it once, on
  /// the main thread. False when the system refuses.
  package static func begin(writingTo descriptor: Int32, program: UInt64, place: UInt64) -> Bool {
    cws_crash_watch(descriptor, program, place) { mark in
      // Reads a list of the running task, without a lock or an allocation.
      guard let current = CrashMark.current else { return 0 }
      mark?.pointee = current.plain
      return 1
    } == 0
  }

  /// Runs a main-thread turn for a page. Tasks that it starts count as the page's too.
  @MainActor package static func pass<Result>(
    of mark: CrashMark, _ work: () throws -> Result
  ) rethrows -> Result {
    let before = cws_turn(mark.plain)
    defer { _ = cws_turn(before) }
    return try CrashMark.$current.withValue(mark, operation: work)
  }

  /// Sets the page that a crash outside every turn and task is attributed to; nil for none.
  @MainActor package static func setTrial(_ mark: CrashMark?) {
    cws_trial(mark?.plain ?? cws_mark(page: 0, former: 0, address: 0, info: 0))
  }

  /// Records a hang of the main thread for the page of the current turn.
  package static func noteHang() { cws_crash_note(0) }
}
