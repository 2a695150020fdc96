// One transfer of libcurl: a request, and what has arrived of its answer.
#if canImport(CCURL)
  import CCURL
  import Foundation
  import FoundationNetworking

  /// One request of an exchange, on an easy handle of libcurl.
  ///
  /// The functions that libcurl calls return false to end the transfer; `stopped` then has the
  /// reason.
  final class CurlTransfer {
    /// What follows the end of a transfer.
    enum Result {
      case ended(CurlExchange.Ending)
      case redirected(URLRequest)
    }

    /// The most bytes of heads: those of interim answers, the answer's own, and trailers.
    static let maxHeadBytes = 65_536
    /// The most bytes that are read of the body of a redirect, so that its connection can be kept.
    static let maxRedirectBytes = 65_536
    /// The most redirects that are followed; browsers allow 20, a data service needs one or two.
    static let maxRedirects = 5

    let step: CurlWorker.Step
    let easy: UnsafeMutableRawPointer
    var exchange: CurlExchange { step.exchange }

    /// The header fields of the request, which libcurl reads during the transfer.
    private var fields: UnsafeMutablePointer<curl_slist>?
    private var head = CurlHead()
    private var body = Data()
    private var headBytes = 0
    /// The bytes of the body as they came: compressed, and with the framing of chunks.
    private var wireBytes = 0
    /// The request that follows; nil when this answer is the exchange's.
    private var next: URLRequest?
    private var stopped: CurlExchange.Ending?
    /// Whether an address was refused; libcurl may have found another one of the same name.
    private var refused: NetworkPlace??
    /// What has arrived since progress was reported.
    private var news: (isHead: Bool, bytes: Int) = (false, 0)

    /// A transfer that is ready to be added to a multi handle.
    init(_ step: CurlWorker.Step, _ options: CurlOptions) throws(HTTPError) {
      guard let easy = curl_easy_init() else {
        throw .unreachable(host: step.host, why: "out of memory")
      }
      self.step = step
      self.easy = easy
      fields = try step.request.set(on: easy, reach: exchange.reach, options)
      tapas_curl_set_callbacks(easy, .calls, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
      curl_easy_cleanup(easy)
      curl_slist_free_all(fields)
    }

    /// What the end of the transfer means.
    func result(_ code: CURLcode) -> Result {
      if let stopped, code != CURLE_OK { return .ended(stopped) }
      if let next { return .redirected(next) }
      if let refused, code != CURLE_OK { return .ended(.refused(refused)) }
      if isTooLong { return .ended(.failed(.tooLarge(limit: exchange.maxBytes))) }
      guard code == CURLE_OK else {
        let errno = tapas_curl_errno(easy)
        return .ended(.failed(HTTPError(curl: code, errno: errno, host: step.host)))
      }
      guard head.isWhole else {
        return .ended(.failed(.unreachable(host: step.host, why: "no HTTP answer")))
      }
      let headers = HTTPHeaders(head.fields)
      return .ended(
        .answer(
          HTTPResponse(status: head.status, headers: headers, body: body, url: step.request.url)))
    }

    /// Whether more has come than an answer may have, framing included.
    ///
    /// Chunks of some bytes each may be half framing; more than that is no honest answer.
    var isTooLong: Bool {
      wireBytes > (next == nil ? 2 * exchange.maxBytes + 65_536 : Self.maxRedirectBytes)
    }

    /// Tells the caller what has arrived since the last time.
    func reportProgress() {
      if news.isHead { exchange.progress(0) }
      if news.bytes > 0 { exchange.progress(news.bytes) }
      news = (false, 0)
    }

    private func stop(_ error: HTTPError) -> Bool {
      stopped = .failed(error)
      return false
    }

    // MARK: What libcurl calls

    /// A line of a head or of trailers.
    func received(line: UnsafeRawBufferPointer) -> Bool {
      headBytes += line.count
      guard headBytes <= Self.maxHeadBytes else {
        return stop(.tooLarge(limit: Self.maxHeadBytes))
      }
      guard !head.isWhole, head.add(line) else { return true }
      if let encoding = head.unknownEncoding {
        return stop(.unreadable(where: "", why: "is compressed as \(encoding)"))
      }
      // A redirect that is not followed is itself the answer, and its status a refusal.
      if step.redirects < Self.maxRedirects, step.isRepeatable,
        let target = head.target(from: step.request.url)
      {
        next = step.request.redirected(to: target)
      }
      guard next == nil else { return true }
      news.isHead = true
      return acceptHead()
    }

    /// Refuses a body that is announced as too large.
    private func acceptHead() -> Bool {
      guard exchange.request.httpMethod != "HEAD", let announced = head.length else { return true }
      guard announced <= exchange.maxBytes else {
        return stop(.tooLarge(limit: exchange.maxBytes))
      }
      body.reserveCapacity(announced)
      return true
    }

    /// Bytes of the body, decompressed.
    func received(body bytes: UnsafeRawBufferPointer) -> Bool {
      guard next == nil else { return true }
      guard body.count + bytes.count <= exchange.maxBytes else {
        return stop(.tooLarge(limit: exchange.maxBytes))
      }
      body.append(contentsOf: bytes)
      news.bytes += bytes.count
      return true
    }

    /// Bytes of the body as they came.
    func received(wire count: Int) { wireBytes += count }

    /// Whether a connection to this address may be used.
    func allows(_ address: String) -> Bool {
      guard case .publicAnd(let known, let origin) = exchange.reach,
        AddressRange(address) != nil,
        origin == nil || origin != step.request.url?.origin
      else { return true }
      let place = step.request.url.flatMap { NetworkPlace(address, port: $0.connectedPort) }
      if let place, known.contains(place) { return true }
      refused = .some(place)
      return false
    }
  }
#endif
