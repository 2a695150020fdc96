// One download for all who ask: in one process, and between two.
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import MenuData

@Suite("One download at a time", .timeLimit(.minutes(1)))
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
    for one in all { #expect(try await one.value.products == 150) }
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
    #expect(await one.value == .failure(.service(.cancelled)))
    opener.finish()
    for await _ in switched.stream { break }
    #expect(try await repository.saved()?.products == 150)
    #expect(played.asked.count == 4)
  }

  private func download(
    _ repository: MenuRepository, telling tell: AsyncStream<Void>.Continuation
  ) async -> Result<SavedMenu, MenuError> {
    await Result { () async throws(MenuError) in
      try await repository.download { if $0.pages == 3 { tell.yield() } }
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
    // A second opening of the same files is to the lock what another process is.
    let file = fixture.folder.appending(path: "menu.sqlite")
    let second = PlayedMenu(.numbered(categories: 1, products: 150))
    let theirs = fixture.repository(second, store: try MenuStore(at: file))
    let (seen, see) = AsyncStream.makeStream(of: Int.self)
    let two = Task { try await theirs.download { see.yield($0.pages) } }
    for await pages in seen {
      #expect(pages == 3)
      break
    }
    opener.finish()
    let saved = try await one.value.get()
    let clock = fixture.clock
    let ticking = Task {
      while !Task.isCancelled {
        clock.advance(by: DownloadLock.pause)
        await Task.yield()
      }
    }
    #expect(try await two.value == saved)
    ticking.cancel()
    #expect(second.asked.isEmpty)
  }
}
