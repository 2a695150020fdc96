// Pictures on disk: limits, restarts, damage and unusable folders.
import Foundation
import Testing

@testable import DataLayer
@testable import PhotoCache

@Suite("Image cache on disk", .timeLimit(.minutes(10)))
struct ImageDiskTests {
  let folder: TemporaryFolder
  let host = ImageHost()
  let reports = Reports<ImageCacheProblem>()

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<100 { host.put("/\(number)", jpeg(100)) }
  }

  /// A cache as after a start of the process.
  func start(disk: Int = 100_000, at folder: URL? = nil, now: Date = Date()) -> ImageCache {
    ImageCache(
      folder: folder ?? self.folder.url, client: HTTPClient(transport: host, random: { 0 }),
      limits: .init(memoryBytes: 0, diskBytes: disk), now: { now }, report: reports.hear)
  }

  @Test("A picture survives a restart, in a file that holds only the picture")
  func restart() async throws {
    let image = try await start().image(at: photo("/1"))
    #expect(try Data(contentsOf: #require(image.file)) == jpeg(100))
    #expect(try await start().image(at: photo("/1")) == image)
    #expect(host.asked == ["/1"])
    let files = try folder.names.map { ImageFile(name: $0) }
    let key = SHA256Digest.hex("https://photos.test/1")
    #expect(
      files == [
        ImageFile(key: key, data: jpeg(100), format: .jpeg, freshness: files.first??.freshness)
      ])
  }

  @Test("A cached picture needs no network")
  func cachedOnly() async throws {
    let cache = start()
    #expect(await cache.cachedImage(at: photo("/1")) == nil)
    let image = try await cache.image(at: photo("/1"))
    #expect(await start().cachedImage(at: photo("/1")) == image)
    #expect(host.asked == ["/1"])
  }

  @Test("The limit is never exceeded, and reaching it reduces the folder to 90 %")
  func limit() async throws {
    let cache = start(disk: 1_000)
    for number in 0..<50 {
      _ = try await cache.image(at: photo("/\(number)"))
      #expect(try folder.bytes <= 1_000)
    }
    // Ten fit; the eleventh makes room down to nine, itself included, and so on.
    #expect(try folder.bytes == 1_000)
    _ = try await cache.image(at: photo("/50"))
    #expect(try folder.bytes == 900)
    #expect(await cache.contents.diskBytes == 900)
  }

  @Test("Many downloads at once do not exceed the limit")
  func limitAtOnce() async throws {
    let cache = start(disk: 1_000)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          _ = await outcome { () async throws(ImageError) in
            try await cache.image(at: photo("/\(number)"))
          }
        }
      }
    }
    #expect(try folder.bytes <= 1_000)
    #expect(try await folder.bytes == cache.contents.diskBytes)
  }

  @Test("The longest unused picture is evicted first, by the uses of earlier runs too")
  func recency() async throws {
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    for (number, hours) in [(1, 3.0), (2, 1), (3, 2)] {
      let name = ImageFile(
        key: SHA256Digest.hex("https://photos.test/\(number)"), data: jpeg(100), format: .jpeg,
        freshness: ImageFreshness([:], now: day)
      ).name
      try folder.write(name, jpeg(100))
      ImageFolder(folder.url).touch(
        ImageFile(name: name)!, at: day.addingTimeInterval(hours * 3_600))
    }
    let cache = start(disk: 320, now: day.addingTimeInterval(20_000))
    // Number 2 is the oldest by its file; using it makes 3 the oldest.
    _ = try await cache.image(at: photo("/2"))
    _ = try await cache.image(at: photo("/4"))
    #expect(await cache.cachedImage(at: photo("/3")) == nil)
    #expect(await cache.cachedImage(at: photo("/1")) == nil)
    #expect(await cache.cachedImage(at: photo("/2")) != nil)
    #expect(host.asked == ["/4"])
    let use = try FileManager.default.attributesOfItem(
      atPath: #require(try await cache.image(at: photo("/2")).file).path(percentEncoded: false))
    #expect(use[.modificationDate] as? Date == day.addingTimeInterval(20_000))
  }

  @Test(
    "A truncated file is found at the start, a changed one at its reading; both are fetched again")
  func damage() async throws {
    let cache = start()
    let first = try #require(try await cache.image(at: photo("/1")).file)
    let second = try #require(try await cache.image(at: photo("/2")).file)
    try jpeg(50).write(to: first)
    try jpeg(100, "b").write(to: second)
    let restarted = start()
    #expect(try await restarted.image(at: photo("/1")).data == jpeg(100))
    #expect(try await restarted.image(at: photo("/2")).data == jpeg(100))
    #expect(host.asked == ["/1", "/2", "/1", "/2"])
    #expect(
      reports.all == [
        .damagedFile(name: first.lastPathComponent), .damagedFile(name: second.lastPathComponent),
      ])
  }

  @Test("A file truncated or deleted while running is fetched again")
  func damageWhileRunning() async throws {
    let cache = start()
    let file = try #require(try await cache.image(at: photo("/1")).file)
    try jpeg(50).write(to: file)
    #expect(try await cache.image(at: photo("/1")).data == jpeg(100))
    try FileManager.default.removeItem(at: file)
    #expect(try await cache.image(at: photo("/1")).data == jpeg(100))
    #expect(host.asked == ["/1", "/1", "/1"])
  }

  @Test("Temporary files of a killed process are deleted, other files stay")
  func killed() async throws {
    try folder.write(".tmp-8C1F", jpeg(10))
    try folder.write("notes.txt", Data("mine".utf8))
    _ = await start().contents
    #expect(try folder.names == ["notes.txt"])
  }

  @Test("A smaller limit at the next start holds at once")
  func smallerLimit() async throws {
    let cache = start()
    for number in 0..<10 { _ = try await cache.image(at: photo("/\(number)")) }
    #expect(await start(disk: 500).contents.diskBytes == 400)
    #expect(try folder.bytes == 400)
  }

  @Test("A folder that cannot be created is reported once, and pictures are still loaded")
  func unusableFolder() async throws {
    try folder.write("file", Data())
    let cache = start(at: folder.file("file/below"))
    #expect(try await cache.image(at: photo("/1")) == CachedImage(data: jpeg(100), format: .jpeg))
    #expect(try await cache.image(at: photo("/2")).file == nil)
    #expect(reports.all.count == 1)
  }

  @Test("A failing disk is reported once, until writing works again")
  func fullDisk() async throws {
    let below = folder.file("below")
    let cache = start(at: below)
    _ = try await cache.image(at: photo("/1"))
    try FileManager.default.removeItem(at: below)
    #expect(try await cache.image(at: photo("/2")).file == nil)
    #expect(try await cache.image(at: photo("/3")).file == nil)
    #expect(reports.all == [.write(why: "No such file or directory")])
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    #expect(try await cache.image(at: photo("/4")).file != nil)
  }
}
