// What a process writes down when a fault ends it: for which page it worked at that moment.
import CWebServer
import Foundation

/// For which page a piece of work is done.
///
/// A digest is 0 where there is none. Plain numbers only, because a signal handler reads it.
package struct CrashMark: Sendable, Equatable {
  /// The digest of the page's name.
  package var page: UInt64 = 0
  /// The digest of the name that the page had in another process.
  package var former: UInt64 = 0
  /// The digest of the address that the page was made for.
  package var address: UInt64 = 0
  /// What kind of work it is, for whoever set it; not 0.
  package var info: UInt64

  /// A mark without a page.
  package init(info: UInt64) { self.info = info }

  init(_ mark: cws_mark) {
    (page, former, address, info) = (mark.page, mark.former, mark.address, mark.info)
  }

  var plain: cws_mark {
    cws_mark(page: page, former: former, address: address, info: info)
  }

  /// The page that the running task was begun for. A task takes it over from the work that began
  /// it, so it is known which page's task ends the process, however much later.
  @TaskLocal package static var current: CrashMark?
}

/// One end of a process by a fault.
package struct CrashRecord: Sendable, Equatable {
  /// Which program it was; another version of it has another number.
  package var program: UInt64
  /// Which of several processes over the folder it was.
  package var place: UInt64
  /// When, in seconds since 1970, by the clock of the machine.
  package var time: Int64
  /// The number of the signal; 0 for a main thread that hung.
  package var cause: UInt64
  /// The page that it is blamed on; nil where nobody is.
  package var mark: CrashMark?

  /// A record made of its parts.
  package init(
    program: UInt64, place: UInt64 = 0, time: Int64, cause: UInt64, mark: CrashMark?
  ) {
    (self.program, self.place, self.time) = (program, place, time)
    (self.cause, self.mark) = (cause, mark)
  }

  /// How many bytes a record has.
  package static let size = MemoryLayout<cws_crash>.size

  /// The records in the bytes of a file. What is not of this form is left out.
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

  /// The record as it stands in a file.
  package var bytes: [UInt8] {
    let none = cws_mark(page: 0, former: 0, address: 0, info: 0)
    let crash = cws_crash(
      form: CWS_CRASH_FORM, program: program, place: place, time: time, cause: cause,
      mark: mark?.plain ?? none)
    return withUnsafeBytes(of: crash) { Array($0) }
  }
}

/// The marks of this process, which its end is blamed on.
package enum CrashWatch {
  /// Writes a record to `descriptor` when a fault ends the process. Call it once, on the main
  /// thread. False when the system does not let it.
  package static func begin(writingTo descriptor: Int32, program: UInt64, place: UInt64) -> Bool {
    cws_crash_watch(descriptor, program, place) { mark in
      // Reads a list of the running task, without a lock and without memory of its own.
      guard let current = CrashMark.current else { return 0 }
      mark?.pointee = current.plain
      return 1
    } == 0
  }

  /// Runs a turn of the main thread for a page. The tasks that it begins are for that page too.
  @MainActor package static func turn<Result>(
    of mark: CrashMark, _ work: () throws -> Result
  ) rethrows -> Result {
    let before = cws_turn(mark.plain)
    defer { _ = cws_turn(before) }
    return try CrashMark.$current.withValue(mark, operation: work)
  }

  /// Sets the page that is blamed when it was nobody's turn; nil for none.
  @MainActor package static func setTrial(_ mark: CrashMark?) {
    cws_trial(mark?.plain ?? cws_mark(page: 0, former: 0, address: 0, info: 0))
  }

  /// Blames the page whose turn it is for a main thread that hangs.
  package static func noteHang() { cws_crash_note(0) }
}
