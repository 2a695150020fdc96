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
    /// Downloads from one host at the same time, so that a host that says nothing takes few of all
    /// places.
    public var downloadsPerHost: Int

    /// 32 MB of memory, 256 MB of disk, 10 MB a picture, 24 downloads and 4 from one host, unless
    /// told otherwise.
    public init(
      memoryBytes: Int = 32_000_000, diskBytes: Int = 256_000_000, imageBytes: Int = 10_000_000,
      downloads: Int = 24, downloadsPerHost: Int = 4
    ) {
      self.memoryBytes = memoryBytes
      self.diskBytes = diskBytes
      self.imageBytes = imageBytes
      self.downloads = downloads
      self.downloadsPerHost = downloadsPerHost
    }
  }

  let client: HTTPClient
  let limits: Limits
  let folder: ImageFolder?
  let time: AnyClock
  let now: @Sendable () -> Date
  let report: @Sendable (ImageCacheProblem) -> Void
  nonisolated let flights = SingleFlight<String, Result<CachedImage, ImageError>>()
  /// The gate for all hosts together; whoever is in it has passed the gate of the host.
  private let gate: AsyncSemaphore
  /// The gates of the hosts from which something is wanted now.
  private var hostGates: [String: (gate: AsyncSemaphore, users: Int)] = [:]

  var memory = LRUList<String, CachedImage>()
  var disk = LRUList<String, DiskEntry>()
  var diskState = DiskState.unopened
  /// Bytes being written, for which room was made already.
  var bytesBeingWritten = 0
  var saidThatWritingFails = false
  private var broken = FailureBackoff()
  private var silent = SilentHosts()

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
    self.time = AnyClock(clock)
    self.now = now
    self.report = report
    self.gate = AsyncSemaphore(width: limits.downloads)
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

  /// Forgets which pictures failed and which hosts were silent, so that a Refresh asks again at
  /// once.
  public func forgetBroken() {
    broken = FailureBackoff()
    silent = SilentHosts()
  }

  private func load(_ url: URL, _ key: String) async -> Result<CachedImage, ImageError> {
    if let image = await useDisk(key) { return .success(image) }
    if let rest = broken.rest(of: key, now: time.now()) { return .failure(.broken(retryIn: rest)) }
    let fetched = await fetchInTurn(url)
    switch fetched {
    case .success(let image):
      broken.succeeded(key)
      return .success(await keep(image, key))
    case .failure(let error):
      broken.failed(key, error, now: time.now())
      return fetched
    }
  }

  /// Fetches when there is a place at the host, and then one among all; not at all while the host
  /// rests.
  private func fetchInTurn(_ url: URL) async -> Result<CachedImage, ImageError> {
    let host = HTTPClient.host(of: url) ?? ""
    if let rest = silent.rest(of: host, now: time.now()) {
      return .failure(.silentHost(retryIn: rest))
    }
    var entry = hostGates[host] ?? (AsyncSemaphore(width: limits.downloadsPerHost), 0)
    entry.users += 1
    hostGates[host] = entry
    defer { leaveGate(of: host) }
    return await entry.gate.pass { [gate] in
      await gate.pass { await self.fetch(url, from: host) } ?? .failure(.cancelled)
    } ?? .failure(.cancelled)
  }

  /// How many hosts have a gate now.
  var hostsInUse: Int { hostGates.count }

  private func leaveGate(of host: String) {
    hostGates[host]?.users -= 1
    if hostGates[host]?.users == 0 { hostGates[host] = nil }
  }

  private func fetch(_ url: URL, from host: String) async -> Result<CachedImage, ImageError> {
    let start = time.now()
    // It may have begun to rest while this one waited for its turn.
    if let rest = silent.rest(of: host, now: start) { return .failure(.silentHost(retryIn: rest)) }
    let fetched = await fetch(url)
    silent.ended(host, fetched, start: start, now: time.now())
    return fetched
  }

  private nonisolated func fetch(_ url: URL) async -> Result<CachedImage, ImageError> {
    var request = URLRequest(url: url)
    request.setValue(
      "image/avif,image/webp,image/png,image/jpeg,image/gif", forHTTPHeaderField: "Accept")
    // A host that said nothing once would only hold the place three times as long.
    let options = RequestOptions(
      deadline: .seconds(30), maxBytes: limits.imageBytes, retry: RetryPolicy(afterSilence: false),
      coalesces: false)
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
