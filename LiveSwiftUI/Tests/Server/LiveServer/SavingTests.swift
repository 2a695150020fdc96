// An event is acknowledged when what it began to save is saved.
import Synchronization
import Testing

@testable import LiveServer

@Suite("Saved events", .timeLimit(.minutes(10))) struct SavingTests {
  /// Holds back what an event saves, for those events that are to save something.
  final class Disk: Sendable {
    let isSaving = Mutex(false)
    let waiting = Mutex<[@Sendable () -> Void]>([])

    func save(_ whenSaved: @escaping @Sendable () -> Void) -> Bool {
      guard isSaving.withLock({ $0 }) else { return false }
      waiting.withLock { $0.append(whenSaved) }
      return true
    }

    func finish(_ place: Int) { waiting.withLock { $0[place] }() }
  }

  @MainActor func story(
    saving: Duration = .seconds(1_000),
    _ body: (PageSocket, Disk, Int, Int) async throws -> Void
  ) async throws {
    try await site(saving: saving) { _, socket, disk, more, text in
      try await body(socket, disk, more, text)
    }
  }

  @MainActor func site(
    saving: Duration,
    _ body: (LiveServer, PageSocket, Disk, Int, Int) async throws -> Void
  ) async throws {
    let disk = Disk()
    try await withServer {
      $0.limits.saving = saving
      $0.handle = { event, whenSaved in
        event()
        return disk.save(whenSaved)
      }
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      try await body(
        server.liveServer, socket, disk, page.number("More", tag: "button"),
        page.number("count 0"))
    }
  }

  /// Bug: a like was acknowledged before it was on disk. When its process was killed in that
  /// moment, the browser had forgotten it and the next process had never heard of it.
  @Test("What an event changes is shown at once, and it is acknowledged when it is saved")
  @MainActor func acknowledged() async throws {
    try await story { socket, disk, more, text in
      disk.isSaving.withLock { $0 = true }
      try await socket.say("[1,0,\(more),\"c\"]")
      #expect(try await socket.hear() == "[1,0,[[\"t\",\(text),\"count 1\"]]]")
      disk.finish(0)
      #expect(try await socket.hear() == "[0,1]")
    }
  }

  @Test("Later events are acknowledged with it, since an acknowledgement is of all before")
  @MainActor func inOrder() async throws {
    try await story { socket, disk, more, text in
      disk.isSaving.withLock { $0 = true }
      for seq in 1...2 {
        try await socket.say("[\(seq),0,\(more),\"c\"]")
        #expect(try await socket.hear() == "[\(seq),0,[[\"t\",\(text),\"count \(seq)\"]]]")
      }
      disk.isSaving.withLock { $0 = false }
      try await socket.say("[3,0,\(more),\"c\"]")
      #expect(try await socket.hear() == "[3,0,[[\"t\",\(text),\"count 3\"]]]")
      disk.finish(1)
      #expect(try await socket.hear() == "[0,0]")
      disk.finish(0)
      #expect(try await socket.hear() == "[0,3]")
    }
  }

  @Test("What is never saved keeps no event for ever")
  @MainActor func neverSaved() async throws {
    try await story(saving: .milliseconds(20)) { socket, disk, more, text in
      disk.isSaving.withLock { $0 = true }
      try await socket.say("[1,0,\(more),\"c\"]")
      #expect(try await socket.hear() == "[1,0,[[\"t\",\(text),\"count 1\"]]]")
      #expect(try await socket.hear() == "[0,1]")
    }
  }

  /// Bug: a like was given to the next process once more, because its browser was sent away in the
  /// moment between the saving and the acknowledgement.
  @Test("A server that stops acknowledges what is being saved before it sends the browser away")
  @MainActor func stopping() async throws {
    try await site(saving: .seconds(1_000)) { server, socket, disk, more, text in
      disk.isSaving.withLock { $0 = true }
      try await socket.say("[1,0,\(more),\"c\"]")
      #expect(try await socket.hear() == "[1,0,[[\"t\",\(text),\"count 1\"]]]")
      server.drain()
      disk.finish(0)
      #expect(try await socket.hear() == "[0,1]")
      #expect(try await socket.closing() == .init(code: 1012, reason: "service restart"))
    }
  }
}
