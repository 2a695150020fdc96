// One download for all who ask: in one process, and between two.
import AppTesting
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import MenuData

@Suite("One download at a time", .everyStore, .timeLimit(.minutes(10)))
struct SharedDownloadTests {
  let fixture: MenuFixture

  init() throws { fixture = try MenuFixture() }

  /// A service whose third page of products waits until the test opens the gate.
  private func held(_ gate: AsyncStream<Void>) -> PlayedMenu {
    PlayedMenu(.numbered(categories: 1, products: 150)) { question, _ in
      if question.list == "products", question.page == 3 { for await _ in gate {} }
      return nil
    }
  }

  @Test("Ten who ask share one download and its progress, and its end")
  func joined() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let played = held(gate)
    let repository = fixture.repository(played)
    let (told, tell) = AsyncStream.makeStream(of: Int.self)
    let all = (0..<10).map { number in
      Task { try await repository.download { if $0.pages == 3 { tell.yield(number) } } }
    }
    var heard: Set<Int> = []
    for await number in told {
      heard.insert(number)
      if heard.count == 10 { break }
    }
    opener.finish()
    for one in all { #expect(try await one.valueWithinTest.products == 150) }
    #expect(played.pages == ["categories 1", "products 1", "products 2", "products 3"])
  }

  @Test("Who leaves goes at once; the download goes on for the next")
  func left() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let played = held(gate)
    let switched = AsyncStream.makeStream(of: Void.self)
    let repository = fixture.repository(played, switched: { switched.continuation.yield() })
    let (told, tell) = AsyncStream.makeStream(of: Void.self)
    let one = Task { await download(repository, telling: tell) }
    for await _ in told { break }
    one.cancel()
    #expect(await one.valueWithinTest == .failure(.service(.cancelled)))
    opener.finish()
    for await _ in switched.stream { break }
    #expect(try await repository.saved()?.products == 150)
    #expect(played.asked.count == 4)
  }

  @Test(
    "However often people ask, a second is between downloads; each has what the service has then")
  func cooldown() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let played = PlayedMenu(.numbered(categories: 1, products: 10)) { question, _ in
      guard question.list == "products", question.times == 1 else { return nil }
      for await _ in gate {}
      return HTTPResponse(status: 400)
    }
    let repository = fixture.repository(played)
    let first = try await repository.download { _ in }
    played.change { $0.products[0] = PlayedMenu.Records.product("p0", "Dearer", in: "c0") }
    let (told, tell) = AsyncStream.makeStream(of: Int.self)
    let all = (0..<100).map { number in
      Task { await outcome(of: repository) { tell.yield(number) } }
    }
    await fixture.clock.waitForSleeper(due: .seconds(1))
    #expect(played.pages == ["categories 1", "products 1"])
    fixture.clock.advance(by: .seconds(1))
    var joined: Set<Int> = []
    for await number in told where joined.insert(number).inserted && joined.count == 100 { break }
    opener.finish()
    let refused = MenuError.service(.refused(status: 400, message: nil))
    for one in all { #expect(await one.valueWithinTest == .failure(refused)) }
    // A failure may be retried at once.
    #expect(try await repository.download { _ in }.version == first.version + 1)
    #expect(try await repository.product("p0")?.name == "Dearer")
    #expect(played.asked.count { $0.list == "products" } == 3)
  }

  @Test(
    "A wait that the service has not asked for ends when a person asks, a second later at least")
  func endedWait() async throws {
    let played = PlayedMenu(.numbered(categories: 1, products: 10)) { question, _ in
      question.list == "products" && question.times < 3 ? HTTPResponse(status: 429) : nil
    }
    let repository = fixture.repository(played)
    let (told, tell) = AsyncStream.makeStream(of: DownloadProgress.self)
    let one = Task { try await repository.download { tell.yield($0) } }
    let start = MenuFixture.start
    // The first wait is a second, the next ones two and four.
    await wait(in: told) { $0.waitingUntil == start + 1 && $0.mayEndWait }
    await fixture.clock.waitForSleeper(due: .seconds(1))
    fixture.clock.advance(by: .seconds(1))
    await wait(in: told) { $0.waitingUntil == start + 3 }
    await fixture.clock.waitForSleeper(due: .seconds(2))
    // Asked for in the first second, the end is that second's.
    repository.endWait()
    fixture.clock.advance(by: .seconds(1))
    await wait(in: told) { $0.waitingUntil == start + 6 }
    await fixture.clock.waitForSleeper(due: .seconds(3))
    fixture.clock.advance(by: .seconds(1))
    await fixture.clock.waitForSleeper(due: .seconds(6))
    repository.endWait()
    #expect(try await one.valueWithinTest.products == 10)
    #expect(fixture.clock.now.offset == .seconds(3))
  }

  private func outcome(
    of repository: MenuRepository, reporting report: @escaping @Sendable () -> Void
  ) async -> Result<SavedMenu, MenuError> {
    await Result { () async throws(MenuError) in try await repository.download { _ in report() } }
  }

  /// Returns at the first progress that is looked for.
  private func wait(
    in told: AsyncStream<DownloadProgress>, until isFound: (DownloadProgress) -> Bool
  ) async {
    for await progress in told where isFound(progress) { return }
  }

  private func download(
    _ repository: MenuRepository, telling tell: AsyncStream<Void>.Continuation
  ) async -> Result<SavedMenu, MenuError> {
    await Result { () async throws(MenuError) in
      try await repository.download { if $0.pages == 3 { tell.yield() } }
    }
  }

  @Test("The right to download is free as soon as it is released")
  func released() async throws {
    let other = try fixture.reopened()
    for _ in 0..<20 {
      let held = try #require(try await fixture.store.lockDownload())
      #expect(try await other.lockDownload() == nil)
      await held.release()
      let next = try #require(try await other.lockDownload())
      await next.release()
    }
  }

  @Test("Another process that downloads is waited for, and its menu taken")
  func otherProcess() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let first = held(gate)
    let (told, tell) = AsyncStream.makeStream(of: Void.self)
    let ours = fixture.repository(first)
    let one = Task { await download(ours, telling: tell) }
    for await _ in told { break }
    // A second opening of the same store is to the lock what another process is.
    let second = PlayedMenu(.numbered(categories: 1, products: 150))
    let theirs = fixture.repository(second, store: try fixture.reopened())
    let (seen, see) = AsyncStream.makeStream(of: Int.self)
    let two = Task { try await theirs.download { see.yield($0.pages) } }
    for await pages in seen {
      #expect(pages == 3)
      break
    }
    opener.finish()
    let saved = try await one.valueWithinTest.get()
    let clock = fixture.clock
    let ticking = Task {
      while !Task.isCancelled {
        clock.advance(by: DownloadLock.pause)
        await Task.yield()
      }
    }
    #expect(try await two.valueWithinTest == saved)
    ticking.cancel()
    #expect(second.asked.isEmpty)
  }
}
