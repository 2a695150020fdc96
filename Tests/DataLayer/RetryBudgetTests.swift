// The retry budget of a failing host.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import HTTPRequests

@Suite("Retry budget", .timeLimit(.minutes(10)))
struct RetryBudgetTests {
  @Test("A retry costs 14, one after a timeout 10, and a success at the first attempt gives 1 back")
  func costs() {
    let budgets = RetryBudgets()
    #expect(budgets.spend(on: "a", after: .refused(status: 500, message: nil)))
    #expect(budgets.left(for: "a") == 486)
    #expect(budgets.spend(on: "a", after: .timedOut(after: .seconds(1))))
    #expect(budgets.left(for: "a") == 476)
    budgets.succeeded(on: "a")
    #expect(budgets.left(for: "a") == 477)
    #expect(budgets.left(for: "b") == 500)
  }

  @Test("A host that keeps failing soon gets no retries, another host is not affected")
  func emptyBucket() async {
    let transport = ScriptedTransport(.answer(500))
    let client = HTTPClient(transport: transport, clock: TestClock(), random: { 0 })
    for _ in 1...20 {
      _ = await outcome { () async throws(HTTPError) in try await client.data(for: get()) }
    }
    // 500 tokens at 14 each are 35 retries beside the 20 first attempts.
    #expect(transport.requests.count == 55)
    _ = await outcome { () async throws(HTTPError) in
      try await client.data(for: get(host: "other.test"))
    }
    #expect(transport.requests.count == 58)
  }

  @Test("A success after a retry gives nothing back, one at the first attempt does")
  func cleanOnly() async throws {
    let transport = ScriptedTransport(.answer(500), .answer(200))
    let client = HTTPClient(transport: transport, clock: TestClock(), random: { 0 })
    _ = try await client.data(for: get())
    #expect(client.budgets.left(for: "foods.test") == 486)
    _ = try await client.data(for: get())
    #expect(client.budgets.left(for: "foods.test") == 487)
  }
}
