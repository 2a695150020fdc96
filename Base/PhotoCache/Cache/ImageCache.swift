// Pictures from the network, cached in memory and on disk.
public import Foundation
public import HTTPRequests
import Limits

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches pictures and caches them in memory and on disk, within limits of bytes.
///
/// A saved picture is returned at once, however old. When the time for which its service calls it
/// current is over, the service is asked again in the background, and ``changes()`` has a new
/// picture.
///
/// A folder is for one process at a time. Without a usable folder or with a full disk the cache
/// works from memory and calls `report`.
public actor ImageCache {
  /// The limits of the cache.
  public struct Limits: Sendable, Hashable {
    /// The most bytes of pictures in memory.
    public var memoryBytes: Int
    /// The most bytes of pictures on disk; never exceeded, and reduced to 90 % when reached.
    public var diskBytes: Int
    /// The most bytes of one picture.
    public var imageBytes: Int
    /// The most concurrent downloads; others wait in order of arrival.
    public var downloads: Int
    /// The most concurrent downloads from one host, so that a host that does not respond blocks
    /// only a few permits.
    public var downloadsPerHost: Int

    /// Limits. The defaults are 32 MB in memory, 256 MB on disk, 10 MB for a picture, 24 downloads
    /// and 4 from one host.
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
  let observe: @Sendable (ImageSource) -> Void
  nonisolated let flights = SingleFlight<String, Result<CachedImage, ImageError>>()
  /// Limits the downloads of all hosts; acquired after the semaphore of the host.
  private let semaphore: AsyncSemaphore
  /// The semaphores of the hosts with running or waiting downloads.
  private var hostSemaphores: [String: (semaphore: AsyncSemaphore, users: Int)] = [:]

  var memory = LRUList<String, MemoryEntry>()
  var disk = LRUList<String, DiskEntry>()
  var diskState = DiskState.unopened
  /// The bytes being written, for which space was already freed.
  var bytesBeingWritten = 0
  /// Whether a failed write was reported and none has succeeded since.
  var hasReportedWriting = false
  var backoff = FailureBackoff()
  /// The pictures that services are asked for again, and the pauses after failures of that.
  var renewing: Set<String> = []
  var renewalBackoff = FailureBackoff()
  /// The copies that could not be made, and the pauses before they are tried again.
  var copyBackoff = FailureBackoff()
  /// The addresses of replaced pictures; as many as one screen may show wait for a slow listener.
  nonisolated let changed = Broadcast<URL>(waiting: 1_000)
  var silentHosts = SilentHosts()
  /// Those who want to know when a person asks for what is new.
  nonisolated let refreshed = Broadcast<Void>()

  /// A cache in this folder, or only in memory when `folder` is nil.
  ///
  /// The folder is created and listed at the first picture. `clock` measures the pauses after
  /// failures, `now` returns the times of use of files, `report` is called for problems with the
  /// folder, `observe` for each requested picture.
  public init(
    folder: URL?, client: HTTPClient, limits: Limits = Limits(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (ImageCacheProblem) -> Void = { _ in },
    observe: @escaping @Sendable (ImageSource) -> Void = { _ in }
  ) {
    self.folder = folder.map(ImageFolder.init)
    self.client = client
    self.limits = limits
    self.time = AnyClock(clock)
    self.now = now
    self.report = report
    self.observe = observe
    self.semaphore = AsyncSemaphore(permits: limits.downloads)
  }

  /// A service's answer: a picture, or that the known one is current.
  enum Answer: Sendable {
    case picture(CachedImage, ImageFreshness)
    case unchanged(ImageFreshness)
  }

  /// The picture at this http or https address, from memory, disk or network.
  ///
  /// A download is cancelled when its last caller is.
  public func image(at url: URL) async throws(ImageError) -> CachedImage {
    try await image(at: url, isAhead: false)
  }

  /// The picture at this address. One that nobody waits for yet `isAhead`, and loaded only where
  /// that costs the person nothing.
  func image(at url: URL, isAhead: Bool) async throws(ImageError) -> CachedImage {
    guard !Task.isCancelled else { throw .cancelled }
    guard url.isWeb else { throw .badAddress }
    let key = Self.key(of: url)
    if let image = useMemory(key) {
      observe(.memory)
      renewIfStale(url, key)
      return image
    }
    let ahead = Self.flight(ahead: key)
    if !isAhead, flights.waiterCount(of: ahead) > 0 {
      // If the prefetch under way fails, that says nothing about this request.
      let result = await flights.join(ahead, cancelled: .failure(.cancelled)) {
        await self.load(url, key, isAhead: true)
      }
      if case .success(let image) = result { return image }
      guard !Task.isCancelled else { throw .cancelled }
    }
    // A request that somebody waits for may use any network.
    let isAhead = isAhead && flights.waiterCount(of: key) == 0
    // What a guest is refused must not be refused to others who ask at the same time.
    let flight = isAhead ? ahead : ActingGuest.current == nil ? key : "guest " + key
    let result = await flights.join(flight, cancelled: .failure(.cancelled)) {
      await self.load(url, key, isAhead: isAhead)
    }
    return try result.get()
  }

  private static func flight(ahead key: String) -> String { "ahead " + key }

  private func load(
    _ url: URL, _ key: String, isAhead: Bool
  ) async -> Result<CachedImage, ImageError> {
    if let image = await useDisk(key, url) {
      observe(.disk)
      renewIfStale(url, key)
      return .success(image)
    }
    if let pause = backoff.remainingPause(of: key, now: time.now()) {
      observe(.nowhere)
      return .failure(.broken(retryIn: pause))
    }
    // The picture is not to blame, so it gets no pause.
    guard client.guestBudget?.takeRequest(at: time.now()) ?? true else {
      observe(.nowhere)
      return .failure(.unavailable(.refused(status: 429, message: nil)))
    }
    let fetched = await ActingGuest.$current.withValue(nil) {
      await fetchWithPermit(url, isAhead: isAhead)
    }
    switch fetched {
    case .success(.picture(let image, let freshness)):
      observe(.network)
      backoff.succeeded(key)
      return .success(await store(image, key, url, freshness))
    // Only an answer to a question about a known picture.
    case .success(.unchanged): return .failure(.unavailable(.refused(status: 304, message: nil)))
    case .failure(let error):
      observe(.nowhere)
      // Another network may be allowed for a person's request.
      if !isAhead || !error.isOutOfReach { backoff.failed(key, error, now: time.now()) }
      return .failure(error)
    }
  }

  /// Fetches with a permit of the host and a global one. Fails at once while the host has a pause.
  ///
  /// With a `known` picture the service is asked whether that is current.
  func fetchWithPermit(
    _ url: URL, _ known: ImageFreshness? = nil, isAhead: Bool = false
  ) async -> Result<Answer, ImageError> {
    let host = HTTPClient.host(of: url) ?? ""
    if let pause = silentHosts.remainingPause(of: host, now: time.now()) {
      return .failure(.silentHost(retryIn: pause))
    }
    var entry = hostSemaphores[host] ?? (AsyncSemaphore(permits: limits.downloadsPerHost), 0)
    entry.users += 1
    hostSemaphores[host] = entry
    defer { releaseSemaphore(of: host) }
    return await entry.semaphore.withPermit { [semaphore] in
      await semaphore.withPermit { await self.fetch(url, host, known, isAhead) }
        ?? .failure(.cancelled)
    } ?? .failure(.cancelled)
  }

  /// The number of hosts with running or waiting downloads.
  var hostsInUse: Int { hostSemaphores.count }

  private func releaseSemaphore(of host: String) {
    hostSemaphores[host]?.users -= 1
    if hostSemaphores[host]?.users == 0 { hostSemaphores[host] = nil }
  }

  private func fetch(
    _ url: URL, _ host: String, _ known: ImageFreshness?, _ isAhead: Bool
  ) async -> Result<Answer, ImageError> {
    let start = time.now()
    // The host's pause may have started while this download waited for a permit.
    if let pause = silentHosts.remainingPause(of: host, now: start) {
      return .failure(.silentHost(retryIn: pause))
    }
    let fetched = await fetch(url, known, isAhead)
    silentHosts.ended(host, fetched, start: start, now: time.now())
    return fetched
  }

  private nonisolated func fetch(
    _ url: URL, _ known: ImageFreshness?, _ isAhead: Bool
  ) async -> Result<Answer, ImageError> {
    var request = URLRequest(url: url.overTLS)
    request.setValue(
      "image/avif,image/webp,image/png,image/jpeg,image/gif", forHTTPHeaderField: "Accept")
    if let condition = known?.condition {
      request.setValue(condition.value, forHTTPHeaderField: condition.name)
    }
    // Retrying a request that timed out would only keep its permit three times as long. What is
    // ahead would spend the host's retries where no network is allowed.
    let options = RequestOptions(
      deadline: .seconds(30), maxBytes: limits.imageBytes,
      retry: isAhead ? .never : RetryPolicy(afterSilence: false), coalesces: false,
      accepts: known?.condition == nil ? 200...299 : 200...304, isAhead: isAhead)
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await client.data(for: request, options)
    } catch {
      return .failure(error == .cancelled ? .cancelled : .unavailable(error))
    }
    if response.status == 304 {
      return .success(.unchanged(ImageFreshness(response.headers, now: now(), since: known)))
    }
    return picture(in: response)
  }

  private nonisolated func picture(in response: HTTPResponse) -> Result<Answer, ImageError> {
    guard response.status < 300 else { return .failure(.unavailable(response.refusal)) }
    let type = response.headers["Content-Type"]
    guard !ImageFormat.isDocument(contentType: type),
      let format = ImageFormat(sniffing: response.body)
    else {
      return .failure(.notAnImage(contentType: type.flatMap(ServiceMessage.clean)))
    }
    if let count = format.pixelCount(of: response.body), count > ImageFormat.mostPixels {
      return .failure(.tooManyPixels)
    }
    guard format.isWhole(response.body) else { return .failure(.cutOff) }
    return .success(
      .picture(
        CachedImage(data: response.body, format: format),
        ImageFreshness(response.headers, now: now())))
  }

  /// The key of a picture: the SHA-256 of its address.
  static func key(of url: URL) -> String {
    SHA256Digest.hex(url.absoluteString)
  }
}
