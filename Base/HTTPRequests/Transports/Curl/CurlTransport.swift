// The transport for the real network on Linux, with libcurl.
#if canImport(CCURL)
  import CCURL
  public import Foundation
  public import FoundationNetworking

  /// Sends requests with libcurl, on one thread for all of them.
  ///
  /// It stores no cookies, no credentials and no cache. Redirects are followed here and not by
  /// libcurl, so that each step is checked. Time limits are the client's.
  public final class CurlTransport: HTTPTransport {
    private let loop: CurlLoop
    /// The networks of the services, for addresses in their data; nil when every address may be
    /// reached.
    private let networks: ServiceNetworks?
    /// The origin that may be reached even in a special network.
    private let origin: String?

    /// A transport with a limit on connections to one host; `userAgent` identifies it to services,
    /// an empty one is not sent.
    public convenience init(connectionsPerHost: Int = 6, userAgent: String = "") {
      self.init(CurlLoop(CurlOptions(connectionsPerHost: connectionsPerHost, userAgent: userAgent)))
    }

    init(_ loop: CurlLoop, networks: ServiceNetworks? = nil, origin: URL? = nil) {
      self.loop = loop
      self.networks = networks
      self.origin = origin?.origin
    }

    /// A transport over the same connections that refuses special addresses.
    public func refusingSpecialAddresses(
      exceptOf services: [URL], origin: URL?
    ) -> any HTTPTransport {
      CurlTransport(loop, networks: ServiceNetworks(of: services), origin: origin)
    }

    /// Sends the request once and returns the whole answer.
    public func exchange(
      _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
    ) async throws(HTTPError) -> HTTPResponse {
      while true {
        guard !Task.isCancelled else { throw .cancelled }
        guard let url = request.url, url.isWeb else { throw .badAddress }
        let known = networks?.known ?? []
        let reach =
          networks == nil ? CurlExchange.Reach.anywhere : .publicAnd(known, origin: origin)
        let ending = await loop.ending(
          of: CurlExchange(request, maxBytes: maxBytes, reach: reach, progress: progress))
        switch ending {
        case .answer(let response): return response
        case .failed(let error): throw error
        case .refused(let place):
          // The services' own names are resolved now, at their first use.
          guard let place, !known.contains(place), let networks, await networks.contain(place)
          else { throw .badAddress }
        }
      }
    }
  }

  /// The options that all transfers of a loop share.
  struct CurlOptions: Sendable {
    /// The most transfers with one host at the same time, and so the most connections.
    var connectionsPerHost = 6
    /// How long idle connections are kept, in milliseconds.
    var keepAlive: Int32 = 60_000
    var userAgent = ""
  }

  /// The thread of the transfers, which ends with the last transport that uses it.
  final class CurlLoop: Sendable {
    private let inbox: CurlInbox

    init(_ options: CurlOptions) {
      // It counts its calls and is safe on any thread; its state is kept until the process ends.
      curl_global_init(Int(CURL_GLOBAL_ALL))
      let multi = CurlMulti()
      let inbox = CurlInbox(multi)
      self.inbox = inbox
      let thread = Thread { CurlWorker(inbox, multi, options).run() }
      thread.name = "tapas.http"
      thread.start()
    }

    deinit { inbox.close() }

    /// How often the thread woke up.
    var rounds: Int { inbox.rounds }

    /// Runs the exchange, unless the task is cancelled first. Returns how it ended.
    func ending(of exchange: CurlExchange) async -> CurlExchange.Ending {
      await withTaskCancellationHandler {
        await exchange.ending { inbox.add(.start(exchange)) }
      } onCancel: {
        // The caller returns at once; the thread closes the connection afterwards.
        exchange.end(.failed(.cancelled))
        inbox.add(.cancel(exchange))
      }
    }
  }
#endif
