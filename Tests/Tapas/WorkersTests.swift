// What `--workers` takes, what a worker is told, and what workers tell each other.
import AppServer
import DataLayer
import Foundation
import LiveServer
import Testing
import WebServer

@testable import tapas

@Suite("Workers", .timeLimit(.minutes(10)))
struct WorkersTests {
  @Test("--workers takes 1 to 16, also from the environment, and no proxy beside it")
  func flag() throws {
    let set = plainEnvironment.merging(["TAPAS_WORKERS": "3"]) { $1 }
    #expect(try serving("serve")?.workers == 1)
    #expect(try serving("serve --workers 16")?.workers == 16)
    #expect(try serving("serve", set)?.workers == 3)
    #expect(try serving("serve --workers 1 --behind 127.0.0.1")?.workers == 1)
    for wrong in ["0", "17", "-1", "two", "+2"] {
      #expect(complaint("serve --workers=\(wrong)") == "--workers must be a number from 1 to 16.")
    }
    #expect(
      complaint("serve --workers 2 --behind 127.0.0.1")
        == "--workers does not go with --behind: let the proxy choose among several tapas serve, "
        + "each with a port of its own.")
  }

  @Test("A worker reads from the environment what it was told, and nobody else is one")
  func place() {
    let places = [
      WorkerIndex(share: WorkerShare(index: 1, count: 2), sandboxPort: 40_123),
      WorkerIndex(share: WorkerShare(index: 0, count: 16), sandboxPort: nil),
    ]
    for each in places {
      #expect(WorkerIndex(environment: [WorkerIndex.variable: each.text]) == each)
    }
    for text in ["", "2 2 -", "-1 2 -", "0 2", "a b c", "0 1 2 3"] {
      #expect(WorkerIndex(environment: [WorkerIndex.variable: text]) == nil, "\(text)")
    }
    #expect(WorkerIndex(environment: [:]) == nil)
  }

  @Test("What one worker tells all hear, and the process between them knows who is ready")
  func told() async throws {
    let pairs = [try WorkerChannel(), try WorkerChannel(), try WorkerChannel()]
    let (ready, isReady) = AsyncStream.makeStream(of: Int.self)
    _ = ChangeRelay(pairs) { isReady.yield($0) }
    let workers = pairs.map { WorkerChanges(dup($0.theirs)) }
    var changes = workers.map { $0.changes.changes().makeAsyncIterator() }
    for each in changes.indices { #expect(await changes[each].next() == .anything) }
    let change = StoreChange.record(collection: "foods", key: "a\0b \\ c")
    workers[1].changes.notify(change)
    for each in changes.indices { #expect(await changes[each].next() == change) }
    workers[0].changes.notify(.menu(version: 7))
    for each in changes.indices { #expect(await changes[each].next() == .menu(version: 7)) }
    // Too long for a message, so everything is read again; this worker knows what it was.
    let long = StoreChange.record(
      collection: "foods", key: String(repeating: "k", count: ChangeChannel.longest))
    workers[2].changes.notify(long)
    #expect(await changes[2].next() == long)
    #expect(await changes[0].next() == .anything)
    workers[2].channel.sayReady()
    workers[0].channel.sayReady()
    var numbers = ready.makeAsyncIterator()
    #expect(Set([await numbers.next(), await numbers.next()]) == [0, 2])
    for each in pairs { shutdown(each.theirs, Int32(SHUT_RDWR)) }
  }
}
