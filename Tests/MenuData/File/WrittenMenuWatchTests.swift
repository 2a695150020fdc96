// A menu file that is edited while pages are open.
import AppTesting
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import MenuData

@Suite("A watched menu file", .everyStore, .timeLimit(.minutes(10)))
struct WrittenMenuWatchTests {
  let fixture: MenuFixture
  let folder: WrittenFolder
  private let reports = AsyncStream.makeStream(of: MenuFileReport.self)

  init() throws {
    fixture = try MenuFixture()
    folder = try WrittenFolder()
  }

  private func write(_ rows: String) throws {
    try folder.write("category,name,price,currency,photo\n" + rows)
  }

  private func repository(_ store: (any MenuStore)? = nil) -> MenuRepository {
    .file(
      folder.file, store: store ?? fixture.store, clock: fixture.clock,
      now: { MenuFixture.start }, report: { [reports] in reports.continuation.yield($0) })
  }

  /// Lets half a second pass, in which a file was not written.
  private func settle() async {
    await sleeps()
    fixture.clock.advance(by: .milliseconds(500))
  }

  /// Waits until the file has been looked at and is looked at again in half a second.
  private func sleeps() async {
    await fixture.clock.waitForSleeper(due: fixture.clock.now.offset + .milliseconds(500))
  }

  /// Lets the second pass after which the file is looked at again.
  private func look() async {
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: .seconds(1))
  }

  private func names(_ repository: MenuRepository) async throws -> [String] {
    try await repository.search("", 100).map(\.product.name)
  }

  @Test("A file that is saved again is on the open pages two seconds later, as one new menu")
  func edited() async throws {
    try write("A,Tea,1,EUR,\nA,Cake,2,,\n")
    let repository = repository()
    var reports = reports.stream.makeAsyncIterator()
    await settle()
    let first = SavedMenu(
      version: 1, savedAt: MenuFixture.start, categories: 1, products: 2, currency: "EUR",
      digest: try folder.file.read().menu.digest)
    #expect(await reports.next() == .taken(first, warnings: []))
    var pages = repository.newMenus().makeAsyncIterator()
    try write("A,Tea,1.50,EUR,\nB,Water,1,,\n")
    await look()
    await settle()
    let second = await pages.next()
    #expect(second?.version == 2 && second?.categories == 2)
    #expect(try await names(repository) == ["Tea", "Water"])
    let price = try await repository.search("tea", 1).first?.product.price
    #expect(price == Decimal(string: "1.5"))
    #expect(try await repository.saved() == second)
  }

  @Test("A faulty file changes nothing, is told once a write, and the mended one is taken")
  func faulty() async throws {
    try write("A,Tea,1,EUR,\n")
    let repository = repository()
    var reports = reports.stream.makeAsyncIterator()
    await settle()
    _ = await reports.next()
    let saved = try await repository.saved()
    try write("A,Tea,cheap,EUR,\n")
    await look()
    await settle()
    let fault = "“cheap” is no price: write digits alone, such as 4.50, or “ask” where guests ask"
    #expect(await reports.next() == .refused(MenuFileFailure([MenuFileProblem(2, fault)])))
    // An update that a person asks for tells the fault to that person only.
    async let update = download(repository)
    await settle()
    #expect(await update == .failure(.file(why: "line 2: \(fault)")))
    #expect(try await repository.saved() == saved)
    // Bug: nothing told whether a file that was written again still had a fault.
    try write("A,Tea,cheap,EUR,\nA,Cake,2,,\n")
    await look()
    await settle()
    #expect(await reports.next() == .refused(MenuFileFailure([MenuFileProblem(2, fault)])))
    try FileManager.default.removeItem(at: folder.file.url)
    await look()
    await settle()
    #expect(await reports.next() == .refused(MenuFileFailure("the file does not exist")))
    #expect(try await names(repository) == ["Tea"])
    try write("A,Coffee,1,EUR,\n")
    await look()
    await settle()
    guard case .taken(let mended, _) = await reports.next() else {
      Issue.record("The mended file was not taken.")
      return
    }
    #expect(mended.version == 2)
    #expect(try await names(repository) == ["Coffee"])
  }

  @Test("A file that is still being written is not read until it has been still for half a second")
  func written() async throws {
    try write("A,Tea,1,EUR,\n")
    let repository = repository()
    var reports = reports.stream.makeAsyncIterator()
    // Half of a copy, then all of it, each within the half second.
    await sleeps()
    try write("A,Tea,1,EUR,\nA,Coff")
    fixture.clock.advance(by: .milliseconds(500))
    await sleeps()
    try write("A,Tea,1,EUR,\nA,Coffee,2,,\n")
    fixture.clock.advance(by: .milliseconds(500))
    await settle()
    guard case .taken(let menu, _) = await reports.next() else {
      Issue.record("Half a file was read.")
      return
    }
    #expect(menu.version == 1)
    #expect(try await names(repository) == ["Tea", "Coffee"])
  }

  @Test(
    "A photo that comes or is replaced beside an unchanged file gets another address on the pages")
  func photo() async throws {
    try write("A,Tea,1,EUR,tea.jpg\n")
    let repository = repository()
    var reports = reports.stream.makeAsyncIterator()
    await settle()
    guard case .taken(_, let warnings) = await reports.next() else {
      Issue.record("The file was not taken.")
      return
    }
    #expect(
      warnings.map(\.description) == [
        "line 2: the photo “tea.jpg” is not in the folder of the menu"
      ])
    var pages = repository.newMenus().makeAsyncIterator()
    try folder.writePhoto("tea.jpg")
    await look()
    await settle()
    #expect(await pages.next()?.version == 2)
    let address = try #require(try await repository.search("tea", 1).first?.product.photo)
    #expect(folder.file.photo(at: address) != nil)
  }

  @Test("A start with an unchanged file saves nothing, and needs no file for the saved menu")
  func restarted() async throws {
    try write("A,Tea,1,EUR,\n")
    var reports = reports.stream.makeAsyncIterator()
    var first: MenuRepository? = repository()
    await settle()
    let report = await reports.next()
    #expect(try await first?.saved()?.version == 1)
    first = nil
    let store = try fixture.reopened()
    let again = MenuRepository.file(
      folder.file, store: store, clock: TestClock(), now: { MenuFixture.start })
    let clock = TestClock()
    let third = MenuRepository.file(
      folder.file, store: store, clock: clock, now: { MenuFixture.start + 9 },
      report: { [self] in self.reports.continuation.yield($0) })
    await clock.waitForSleeper(due: .milliseconds(500))
    clock.advance(by: .milliseconds(500))
    #expect(await reports.next() == report)
    #expect(try await third.saved()?.version == 1)
    try FileManager.default.removeItem(at: folder.file.url)
    #expect(try await again.saved()?.products == 1)
  }

  @Test("A menu of a service and a menu of a file are never shown for one another")
  func otherSource() async throws {
    let service = fixture.repository(PlayedMenu(.numbered(categories: 1, products: 3)))
    _ = try await service.download { _ in }
    try write("A,Tea,1,EUR,\n")
    let file = MenuRepository.file(
      folder.file, store: fixture.store, clock: fixture.clock, now: { MenuFixture.start },
      report: { [reports] in reports.continuation.yield($0) })
    #expect(try await file.saved() == nil)
    var reports = reports.stream.makeAsyncIterator()
    await settle()
    _ = await reports.next()
    #expect(try await file.saved()?.products == 1)
    #expect(try await service.saved() == nil)
  }

  @Test("A menu that another process downloads from a service in its place is replaced at once")
  func replacedByAnother() async throws {
    guard StoreKind.current == .sqlite else { return }
    try write("A,Tea,1,EUR,\n")
    let store = try SQLiteMenuStore(
      at: fixture.folder.appending(path: "menu.sqlite"), watch: fixture.clock)
    let file = repository(store)
    var reports = reports.stream.makeAsyncIterator()
    await settle()
    _ = await reports.next()
    let service = fixture.repository(
      PlayedMenu(.numbered(categories: 1, products: 3)), store: try fixture.reopened())
    let menus = file.newMenus()
    _ = try await service.download { _ in }
    let next = Task {
      for await menu in menus { return menu as SavedMenu? }
      return nil
    }
    // The file and the store are looked at each second, in either order.
    let ticking = Task { [clock = fixture.clock] in
      while !Task.isCancelled {
        await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(500))
        await Task.yield()
      }
    }
    #expect(await next.valueWithinTest?.version == 3)
    ticking.cancel()
    #expect(try await names(file) == ["Tea"])
  }
}
