// Pictures from the network, kept in memory and on disk.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches each picture once, however many ask, and keeps it in memory and on disk within byte limits.
///
/// One process a folder. With an unusable folder or a full disk it goes on from memory and says so through `report`.
public actor ImageCache {
  /// How much the cache takes.
  public struct Limits: Sendable, Hashable {
    /// Bytes of pictures in memory.
    public var memoryBytes: Int
    /// Bytes of pictures on disk; never passed, and when reached brought down to 90 %.
    public var diskBytes: Int
    /// Bytes of one picture.
    public var imageBytes: Int
    /// Downloads at the same time; others wait in the order they came.
    public var downloads: Int

    /// 32 MB of memory, 256 MB of disk, 10 MB a picture and 6 downloads, unless told otherwise.
    public init(
      memoryBytes: Int = 32_000_000, diskBytes: Int = 256_000_000, imageBytes: Int = 10_000_000,
      downloads: Int = 6
    ) {
      self.memoryBytes = memoryBytes
      self.diskBytes = diskBytes
      self.imageBytes = imageBytes
      self.downloads = downloads
    }
  }

  let client: HTTPClient
  let limits: Limits
  let folder: ImageFolder?
  let time: Timepiece
  let now: @Sendable () -> Date
  let report: @Sendable (ImageCacheProblem) -> Void
  nonisolated let flights = Flights<String, Result<CachedImage, ImageError>>()
  let gate: FairGate

  var memory = RecencyList<String, CachedImage>()
  var disk = RecencyList<String, DiskEntry>()
  var diskState = DiskState.unopened
  /// Bytes being written, for which room was made already.
  var bytesBeingWritten = 0
  var saidThatWritingFails = false
  private var broken = BrokenImages()

  /// A cache in this folder, or in memory only when there is none; the folder is made and listed at the first picture.
  ///
  /// `clock` times the rest of broken pictures, `now` dates the use of files, `report` hears of trouble with the folder.
  public init(
    folder: URL?, client: HTTPClient, limits: Limits = Limits(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (ImageCacheProblem) -> Void = { _ in }
  ) {
    self.folder = folder.map(ImageFolder.init)
    self.client = client
    self.limits = limits
    self.time = Timepiece(clock)
    self.now = now
    self.report = report
    self.gate = FairGate(width: limits.downloads)
  }

  /// The picture at this http or https address, from memory, disk or network.
  ///
  /// A download that nobody waits for any more is cancelled.
  public func image(at url: URL) async throws(ImageError) -> CachedImage {
    guard !Task.isCancelled else { throw .cancelled }
    guard url.isWeb else { throw .badAddress }
    let key = Self.key(of: url)
    if let image = useMemory(key) { return image }
    let result = await flights.join(key, cancelled: .failure(.cancelled)) {
      await self.load(url, key)
    }
    return try result.get()
  }

  /// The picture if it is in memory or on disk; never asks the network.
  public func cachedImage(at url: URL) async -> CachedImage? {
    guard url.isWeb else { return nil }
    let key = Self.key(of: url)
    if let image = useMemory(key) { return image }
    return await useDisk(key)
  }

  /// Forgets which pictures failed, so that a Refresh asks for them again at once.
  public func forgetBroken() {
    broken = BrokenImages()
  }

  private func load(_ url: URL, _ key: String) async -> Result<CachedImage, ImageError> {
    if let image = await useDisk(key) { return .success(image) }
    if let rest = broken.rest(of: key, now: time.now()) { return .failure(.broken(retryIn: rest)) }
    let fetched = await gate.pass { await self.fetch(url) } ?? .failure(.cancelled)
    switch fetched {
    case .success(let image):
      broken.succeeded(key)
      return .success(await keep(image, key))
    case .failure(let error):
      broken.failed(key, error, now: time.now())
      return fetched
    }
  }

  private nonisolated func fetch(_ url: URL) async -> Result<CachedImage, ImageError> {
    var request = URLRequest(url: url)
    request.setValue(
      "image/avif,image/webp,image/png,image/jpeg,image/gif", forHTTPHeaderField: "Accept")
    let options = RequestOptions(
      deadline: .seconds(30), maxBytes: limits.imageBytes, coalesces: false)
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await client.data(for: request, options)
    } catch {
      return .failure(error == .cancelled ? .cancelled : .unavailable(error))
    }
    let type = response.headers["Content-Type"]
    guard !ImageFormat.isDocument(contentType: type),
      let format = ImageFormat(sniffing: response.body)
    else {
      return .failure(.notAnImage(contentType: type.flatMap(ServiceMessage.clean)))
    }
    return .success(CachedImage(data: response.body, format: format))
  }

  static func key(of url: URL) -> String {
    SHA256Digest.hex(url.absoluteString)
  }
}
