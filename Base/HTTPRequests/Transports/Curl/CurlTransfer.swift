// A transfer of libcurl: a request, and the part of its answer that has arrived.
#if canImport(CCURL)
  import CCURL
  import Foundation
  import FoundationNetworking

  /// One request of an exchange, on an easy handle of libcurl.
  ///
  /// libcurl's callbacks return false to end the transfer; `stopped` then has the reason.
  final class CurlTransfer {
    /// The consequence of a transfer's end.
    enum Result {
      case ended(CurlExchange.Ending)
      case redirected(URLRequest)
    }

    /// The most bytes of heads: those of interim answers, the answer's own, and trailers.
    static let maxHeadBytes = 65_536
    /// The most bytes of a redirect's body that are read to keep its connection.
    static let maxRedirectBytes = 65_536
    /// The most redirects that are followed. Browsers allow 20; a data service needs one or two.
    static let maxRedirects = 5

    let step: CurlWorker.Step
    let easy: UnsafeMutableRawPointer
    var exchange: CurlExchange { step.exchange }

    /// The header fields of the request, which libcurl reads during the transfer.
    private var fields: UnsafeMutablePointer<curl_slist>?
    private var head = CurlHead()
    private var body = Data()
    private var headBytes = 0
    /// The bytes of the body as received: compressed, and with chunk framing.
    private var wireBytes = 0
    /// The next request; nil when this answer is the exchange's.
    private var next: URLRequest?
    private var stopped: CurlExchange.Ending?
    /// The refused address, if any. libcurl may have tried another address of the same name.
    private var refused: NetworkEndpoint??
    /// The data that has arrived since progress was last reported.
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

    /// The consequence of the transfer's end.
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

    /// Whether the answer exceeds its limit, including framing.
    ///
    /// Chunks of a few bytes each may be half framing; no legitimate answer has more.
    var isTooLong: Bool {
      wireBytes > (next == nil ? 2 * exchange.maxBytes + 65_536 : Self.maxRedirectBytes)
    }

    /// Reports the data that has arrived since the last report.
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

    /// Handles a line of a head or of trailers.
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

    /// Refuses a body whose declared length is too large.
    private func acceptHead() -> Bool {
      guard exchange.request.httpMethod != "HEAD", let announced = head.length else { return true }
      guard announced <= exchange.maxBytes else {
        return stop(.tooLarge(limit: exchange.maxBytes))
      }
      body.reserveCapacity(announced)
      return true
    }

    /// Handles decompressed bytes of the body.
    func received(body bytes: UnsafeRawBufferPointer) -> Bool {
      guard next == nil else { return true }
      guard body.count + bytes.count <= exchange.maxBytes else {
        return stop(.tooLarge(limit: exchange.maxBytes))
      }
      body.append(contentsOf: bytes)
      news.bytes += bytes.count
      return true
    }

    /// Counts bytes of the body as received.
    func received(wire count: Int) { wireBytes += count }

    /// Whether a connection to this address may be used.
    func allows(_ address: String) -> Bool {
      guard case .publicAnd(let known, let origin) = exchange.reach,
        AddressRange(address) != nil,
        origin == nil || origin != step.request.url?.origin
      else { return true }
      let place = step.request.url.flatMap { NetworkEndpoint(address, port: $0.connectedPort) }
      if let place, known.contains(place) { return true }
      refused = .some(place)
      return false
    }
  }
#endif
