// A disk that is full in the middle of a download.
import DataLayer
import Foundation
import LinuxTesting
import Testing

@testable import MenuData

@Suite(
  "A full disk", .serialized,
  .enabled(if: SmallDisk.isPossible, "It takes the right to mount a small disk."),
  .timeLimit(.minutes(10)))
struct FullDiskTests {
  @Test(
    "Full at any step, it says so, the menu from before is whole, and with room again it goes on",
    arguments: [8, 200, 700, 1_500])
  func full(kilobytes: Int) async throws {
    let fixture = try MenuFixture()
    let disk = try SmallDisk(kilobytes: 16_000)
    let store = try SQLiteMenuStore(at: disk.url.appending(path: "menu.sqlite"))
    let old = PlayedMenu(.numbered(categories: 30, products: 600, tag: " old"))
    let saved = try await fixture.repository(old, store: store).download { _ in }
    try disk.fill(leaving: kilobytes * 1_000)
    let new = PlayedMenu(.numbered(categories: 30, products: 9_000, tag: " new"))
    let repository = fixture.repository(new, store: store)
    #expect(await download(repository) == .failure(.diskFull))
    #expect(try await repository.saved() == saved)
    #expect(Set(try await repository.everything().values.joined().joined()).count == 600)
    #expect(try await repository.search("old", 9_999).count == 600)
    try disk.clear()
    let asked = Set(new.pages)
    new.forget()
    let latest = try await repository.download { _ in }
    #expect(latest.version == 2 && latest.products == 9_000)
    #expect(try await repository.search("new", 9_999).count == 9_000)
    // Some pages found room before it was full, and those are not asked for again.
    #expect(
      new.pages.count <= 181 && (kilobytes < 400 || new.pages.count < 181 && !asked.isEmpty))
    await store.close()
  }
}
