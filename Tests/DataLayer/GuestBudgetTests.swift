// What guests may request of services: so much each, and so much together, apart from the others.
import AppTesting
import Foundation
import Limits
import Testing

@testable import DataLayer
@testable import HTTPRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("What guests may request", .timeLimit(.minutes(10)))
struct GuestBudgetTests {
  let clock = TestClock()
  let transport = ScriptedTransport(.answer(200, [:], "drink"))

  func client(_ budget: GuestBudget) -> HTTPClient {
    HTTPClient(transport: transport, clock: clock, random: { 0 }, gentle: true)
      .limitingGuests(to: budget)
  }

  /// Asks for so many addresses one after the other; how many had an answer.
  func answers(
    _ count: Int, from client: HTTPClient, by guest: ActingGuest?
  ) async -> Int {
    await ActingGuest.$current.withValue(guest) {
      var answered = 0
      for number in 0..<count {
        let request = get("/drink/\(guest?.browser ?? "")/\(UUID())/\(number)")
        // As views do it: in a task of their own.
        let task = Task {
          await outcome { () async throws(HTTPError) in try await client.data(for: request) }
        }
        switch await task.value {
        case .success: answered += 1
        case .failure(let error): #expect(error == .refused(status: 429, message: nil))
        }
      }
      return answered
    }
  }

  @Test("A browser, an address and all guests have a share each; others are never refused")
  func shares() async {
    let client = client(GuestBudget(burst: 10, perSecond: 1))
    func guest(_ browser: Int, _ address: Int) -> ActingGuest {
      ActingGuest(browser: "browser \(browser)", address: "10.0.0.\(address)")
    }
    #expect(await answers(30, from: client, by: guest(1, 1)) == 10)
    // Cookies cost nothing, so an address has four times as much, however many browsers it has.
    var atOneAddress = 10
    for browser in 2...9 {
      atOneAddress += await answers(30, from: client, by: guest(browser, 1))
    }
    #expect(atOneAddress == 40)
    var atAll = atOneAddress
    for address in 2...9 {
      for browser in 1...4 {
        atAll += await answers(30, from: client, by: guest(address * 10 + browser, address))
      }
    }
    #expect(atAll == 100)
    #expect(transport.requests.count == 100)
    #expect(await answers(200, from: client, by: nil) == 200)
    clock.advance(by: .seconds(3))
    #expect(await answers(30, from: client, by: guest(1, 1)) == 3)
  }

  @Test(
    "Guests' refusals spend none of the retries that all share, and several processes share one")
  func retries() async {
    let client = client(GuestBudget(burst: 10, perSecond: 1, workers: 10))
    var answered = 0
    for browser in 0..<100 {
      answered += await answers(
        2, from: client, by: ActingGuest(browser: "\(browser)", address: "10.0.0.\(browser)"))
    }
    #expect(answered == 10)
    #expect(client.budgets.left(for: "foods.test") == RetryBudgets.capacity)
  }

  @Test("What guests look up is kept in memory for all of them, and nothing else is")
  func kept() async throws {
    let store = InMemoryRecordStore(now: { Date(timeIntervalSince1970: 1) })
    let reading = ReadingRecordStore(
      store, isReadable: { $0 != "likes" }, isKept: { $0 == "drinks" })
    for collection in ["drinks", "foods", "likes"] {
      try await store.save("saved", to: collection, key: "1")
      try await reading.save("new", to: collection, key: "1")
      try await reading.save("new", to: collection, key: "2")
    }
    var seen: [String] = []
    for collection in ["drinks", "foods", "likes"] {
      for key in ["1", "2"] {
        let record = try await reading.load(String.self, from: collection, key: key)
        seen.append("\(collection) \(key) \(record?.value ?? "-")")
      }
    }
    #expect(
      seen == [
        "drinks 1 new", "drinks 2 new", "foods 1 saved", "foods 2 -", "likes 1 -", "likes 2 -",
      ])
    #expect(await store.keys(in: "drinks") == ["1"])
  }

  @Test("A photo beyond a guest's share is not fetched, and the next person gets it at once")
  func photos() async throws {
    let host = ImageHost()
    for number in 1...3 { host.put("/\(number)", jpeg()) }
    let client = HTTPClient(transport: host, clock: clock, random: { 0 })
      .limitingGuests(to: GuestBudget(burst: 2, perSecond: 1))
    let cache = ImageCache(folder: nil, client: client, clock: clock)
    let refused = ImageError.unavailable(.refused(status: 429, message: nil))
    func ask(_ number: Int) async -> Result<CachedImage, ImageError> {
      await outcome { () async throws(ImageError) in try await cache.image(at: photo("/\(number)"))
      }
    }
    let picture = CachedImage(data: jpeg(), format: .jpeg)
    await ActingGuest.$current.withValue(ActingGuest(browser: "a", address: "b")) {
      #expect(await ask(1) == .success(picture))
      #expect(await ask(2) == .success(picture))
      #expect(await ask(3) == .failure(refused))
      // One that is known costs nothing.
      #expect(await ask(1) == .success(picture))
    }
    #expect(host.asked == ["/1", "/2"])
    #expect(await ask(3) == .success(picture))
    await ActingGuest.$current.withValue(ActingGuest(browser: "a", address: "b")) {
      #expect(await ask(3) == .success(picture))
    }
    #expect(host.asked == ["/1", "/2", "/3"])
  }
}
