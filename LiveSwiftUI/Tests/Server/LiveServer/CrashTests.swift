// What crashes of earlier processes mean for pages and addresses, and who is on trial.
import Foundation
import Testing
import WebServer

@testable import LiveServer

@Suite("Crashes of earlier processes", .timeLimit(.minutes(10))) struct CrashTests {
  private static let program: UInt64 = 5
  private static let now: Int64 = 1_800_000_000

  private static func mark(
    _ work: CrashMark.Work, level: Int = 0, hasSnapshot: Bool = false, page: UInt64 = 0,
    former: UInt64 = 0, address: UInt64 = 0
  ) -> CrashMark {
    var mark = CrashMark(work, level: level, hasSnapshot: hasSnapshot)
    (mark.page, mark.former, mark.address) = (page, former, address)
    return mark
  }

  private static func record(
    _ mark: CrashMark?, at time: Int64 = now, place: UInt64 = 0, of program: UInt64 = program
  ) -> CrashRecord {
    CrashRecord(program: program, place: place, time: time, cause: 4, mark: mark)
  }

  private static func verdict(_ page: UInt64, after marks: [CrashMark]) -> PageVerdict {
    let table = CrashTable(marks.map { record($0) }, of: program)
    return PageVerdict(level: table.level(of: page, now: now))
  }

  @Test("A page that ended the process comes at its root, then not at all; a press has a second go")
  func pages() {
    let made = Self.mark(.making, page: 1)
    #expect(Self.verdict(1, after: []) == .whole(level: 0))
    #expect(Self.verdict(1, after: [made]) == .root(level: 2))
    #expect(Self.verdict(9, after: [made]) == .whole(level: 0))
    // The page has a new name after each start, and knows its former one.
    let again = Self.mark(.making, level: 2, page: 2, former: 1)
    #expect(Self.verdict(2, after: [made, again]) == .refused)
    #expect(Self.verdict(1, after: [made, again]) == .refused)
    let press = Self.mark(.pressing, page: 1)
    #expect(Self.verdict(1, after: [press]) == .whole(level: 1))
    #expect(Self.verdict(1, after: [press, press]) == .root(level: 2))
    #expect(Self.verdict(1, after: [Self.mark(.retyping, page: 1)]) == .root(level: 2))
    // A crash that nobody is blamed for says nothing of a page without a name.
    #expect(Self.verdict(0, after: [Self.mark(.trial)]) == .whole(level: 0))
  }

  @Test(
    "An address is condemned by one page without a snapshot, by two with one, never by a press",
    arguments: [
      ([mark(.making, address: 3)], true),
      ([mark(.making, hasSnapshot: true, address: 3)], false),
      (Array(repeating: mark(.making, hasSnapshot: true, address: 3), count: 2), true),
      (Array(repeating: mark(.rendering, address: 3), count: 2), true),
      (Array(repeating: mark(.pressing, address: 3), count: 9), false),
      (Array(repeating: mark(.retyping, address: 3), count: 9), false),
      ([mark(.making, address: 4)], false),
    ])
  func addresses(marks: [CrashMark], isCondemned: Bool) {
    let table = CrashTable(marks.map { Self.record($0) }, of: Self.program)
    #expect(table.isCondemned(address: 3, now: Self.now) == isCondemned)
    #expect(!table.isCondemned(address: 0, now: Self.now))
  }

  @Test("A crash counts for its time, for its program, and not from the future")
  func times() {
    let mark = Self.mark(.making, page: 1, address: 3)
    func counts(_ record: CrashRecord) -> [Bool] {
      let table = CrashTable([record], of: Self.program)
      return [
        table.level(of: 1, now: Self.now) > 0, table.isCondemned(address: 3, now: Self.now),
      ]
    }
    #expect(counts(Self.record(mark)) == [true, true])
    #expect(counts(Self.record(mark, at: Self.now - CrashTable.addressTime)) == [true, false])
    #expect(counts(Self.record(mark, at: Self.now - CrashTable.pageTime)) == [false, false])
    #expect(counts(Self.record(mark, at: Self.now + 1)) == [false, false])
    #expect(counts(Self.record(mark, of: 6)) == [false, false])
  }

  @Test("The next process in the same place sees a crash once; without one it follows none")
  func journal() throws {
    try withFolder { folder in
      func start(_ place: Int = 0, of program: UInt64 = Self.program) throws -> CrashJournal {
        let journal = CrashJournal(
          in: folder, place: place, program: program, seconds: { Self.now })
        return try #require(journal)
      }
      // As after `kill -9`, or a power cut: nothing was written.
      #expect(try !start().followsCrash)
      try append([Self.record(Self.mark(.making, page: 1))], in: folder)
      #expect(try !start(1).followsCrash)
      let next = try start()
      #expect(next.followsCrash)
      #expect(next.verdict(on: 1) == .root(level: 2))
      #expect(try !start().followsCrash)
      #expect(try start().verdict(on: 1) == .root(level: 2))
      // What another process writes is known at once, also a record that is not whole yet.
      try append([Self.record(Self.mark(.making, page: 2))], in: folder, more: [1, 2, 3])
      #expect(next.verdict(on: 2) == .root(level: 2))
      // After an update every page is whole again.
      #expect(try start(of: 6).verdict(on: 1) == .whole(level: 0))
    }
  }

  @Test("The file stays small, however many crashes there are, and whatever is in it")
  func bounds() throws {
    try withFolder { folder in
      let records = (1...500).map { Self.record(Self.mark(.making, page: UInt64($0))) }
      try append(records, in: folder, more: Array(repeating: 0xFF, count: 40))
      _ = CrashJournal(in: folder, program: Self.program, seconds: { Self.now })
      let size = try Data(contentsOf: folder.appending(path: CrashJournal.name)).count
      #expect(size <= CrashJournal.limit * CrashRecord.size)
      try Data(repeating: 0xAA, count: 9_999).write(
        to: folder.appending(path: CrashJournal.name))
      let journal = CrashJournal(in: folder, program: Self.program, seconds: { Self.now })
      #expect(journal?.followsCrash == false)
    }
  }

  @Test("After a crash pages are made one at a time, in their order; after no crash at once")
  @MainActor func trials() async {
    let clock = SessionClock(now: { [start = ContinuousClock.now] in start }, sleep: { _ in })
    #expect(await !Trials(isCareful: false, clock: clock).begin(CrashMark(.making)))
    let trials = Trials(isCareful: true, clock: clock)
    #expect(await trials.begin(CrashMark(.making)))
    var begun: [Int] = []
    let others = (1...3).map { number in
      Task { @MainActor in
        _ = await trials.begin(CrashMark(.making))
        begun.append(number)
      }
    }
    for _ in 1...100 { await Task.yield() }
    #expect(begun == [])
    for number in 1...3 {
      trials.ended()
      await others[number - 1].value
      #expect(begun == Array(1...number))
    }
    trials.ended()
  }

  private func append(_ records: [CrashRecord], in folder: URL, more: [UInt8] = []) throws {
    let file = folder.appending(path: CrashJournal.name)
    // No file yet is an empty one.
    let before = (try? Data(contentsOf: file)) ?? Data()
    try (before + Data(records.flatMap(\.bytes) + more)).write(to: file)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapas-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      // The system clears its folder for passing files.
      try? FileManager.default.removeItem(at: folder)
    }
    try body(folder)
  }
}
