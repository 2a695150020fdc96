// The site's secret and access code: the same for all processes.
import Foundation
import PostgreSQL
import PostgreSQLTesting
import Testing

@Suite("What all processes of a site share", .timeLimit(.minutes(10)))
struct SiteTests {
  let address: PostgreSQLAddress

  init() throws { address = try PostgreSQLServer.ofThisProcess.get().database() }

  @Test("Processes that start together get the same value, which stays")
  func together() async throws {
    let values = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for number in 0..<8 {
        group.addTask { [address] in
          try await PostgreSQLDatabase(at: address).siteValue(
            "secret", made: [0, UInt8(number), 255], valid: { _ in true })
        }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(values.count == 1)
    let later = try await PostgreSQLDatabase(at: address).siteValue(
      "secret", made: [9], valid: { _ in true })
    #expect(values == [later])
  }

  @Test("A kept value that is not valid is replaced; another name is another value")
  func replaced() async throws {
    let database = PostgreSQLDatabase(at: address)
    let first = try await database.siteValue("code", made: [1], valid: { _ in true })
    let second = try await database.siteValue("code", made: [2, 2], valid: { $0.count == 2 })
    let third = try await database.siteValue("code", made: [3, 3], valid: { $0.count == 2 })
    let other = try await database.siteValue("secret", made: [4], valid: { _ in true })
    #expect([first, second, third, other] == [[1], [2, 2], [2, 2], [4]])
  }
}
