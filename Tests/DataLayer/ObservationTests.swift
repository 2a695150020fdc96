// What the data layer reports to those who count.
import Foundation
import Synchronization
import Testing

@testable import DataLayer

@Suite("Reports of the data layer", .timeLimit(.minutes(10)))
struct ObservationTests {
  @Test("Each attempt is reported with its status or its error, a repeated one once each")
  func attempts() async throws {
    let reports = Reports<HTTPAttempt>()
    let transport = ScriptedTransport(
      .answer(500), .fail(.unreachable(host: "foods.test", why: "reset")), .answer(200))
    let client = HTTPClient(transport: transport, random: { 0 }).observed(by: reports.hear)
    _ = try await client.data(for: get())
    #expect(
      reports.all.map(\.result) == [
        .success(500), .failure(.unreachable(host: "foods.test", why: "reset")), .success(200),
      ])
    #expect(reports.all.allSatisfy { $0.duration >= .zero })
  }

  @Test("A client for photos reports to its own observer, and leaves the other's alone")
  func copies() async throws {
    let (first, second) = (Reports<HTTPAttempt>(), Reports<HTTPAttempt>())
    let client = HTTPClient(transport: ScriptedTransport(.answer(204)), random: { 0 })
      .observed(by: first.hear)
    _ = try await client.refusingSpecialAddresses(exceptOf: []).data(for: get())
    #expect(first.all.map(\.result) == [.success(204)])
    _ = try await client.observed(by: second.hear).data(for: get())
    #expect(first.all.count == 1)
    #expect(second.all.map(\.result) == [.success(204)])
  }

  @Test("Reads and writes of a database are reported, those that fail too")
  func operations() async throws {
    let folder = try TemporaryFolder()
    let reports = Reports<DatabaseOperation>()
    let database = try Database(
      at: folder.file("tally"), migrations: tally, observe: reports.hear)
    try await database.add(0..<2)
    _ = try await database.sums()
    await #expect(throws: DatabaseError.self) { try await database.add(0..<1) }
    await database.close()
    #expect(reports.all.map(\.isWrite) == [true, false, true])
    #expect(reports.all.allSatisfy { $0.duration > .zero })
  }

  @Test("A picture is reported by where it was found")
  func pictures() async throws {
    let folder = try TemporaryFolder()
    let host = ImageHost()
    host.put("/1", jpeg(100))
    let reports = Reports<ImageSource>()
    func cache() -> ImageCache {
      ImageCache(
        folder: folder.url, client: HTTPClient(transport: host, random: { 0 }),
        observe: reports.hear)
    }
    let first = cache()
    _ = try await first.image(at: photo("/1"))
    _ = try await first.image(at: photo("/1"))
    _ = try await cache().image(at: photo("/1"))
    await #expect(throws: ImageError.self) { try await first.image(at: photo("/2")) }
    await #expect(throws: ImageError.self) { try await first.image(at: photo("/2")) }
    #expect(reports.all == [.network, .memory, .disk, .nowhere, .nowhere])
  }
}
