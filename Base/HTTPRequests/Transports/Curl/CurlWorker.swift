// The work of the thread of the transfers.
#if canImport(CCURL)
  import CCURL
  import Foundation
  import FoundationNetworking

  /// Runs the transfers; used by its own thread only.
  final class CurlWorker {
    /// One request of an exchange: the first, or that of a redirect.
    struct Step {
      let exchange: CurlExchange
      let request: URLRequest
      var redirects = 0
    }

    /// The transfers with one host.
    ///
    /// libcurl's own limit would let a transfer to a busy host delay one to an idle host.
    private struct Host {
      var running = 0
      var waiting: ArraySlice<Step> = []
    }

    private let inbox: CurlInbox
    private let options: CurlOptions
    private var multi: CurlMulti
    private var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    private var hosts: [String: Host] = [:]

    init(_ inbox: CurlInbox, _ multi: CurlMulti, _ options: CurlOptions) {
      self.inbox = inbox
      self.multi = multi
      self.options = options
    }

    /// Runs transfers until the inbox is closed.
    func run() {
      /// When the last transfer ended, while connections may be open.
      var idleSince: ContinuousClock.Instant?
      while let messages = inbox.take() {
        for message in messages {
          switch message {
          case .start(let exchange): start(Step(exchange: exchange, request: exchange.request))
          case .cancel(let exchange): cancel(exchange)
          }
        }
        var running: Int32 = 0
        curl_multi_perform(multi.handle, &running)
        for transfer in transfers.values {
          transfer.reportProgress()
          // libcurl counts the bytes that it passes on, without the framing around them.
          if transfer.isTooLong { finish(transfer, CURLE_WRITE_ERROR) }
        }
        finishTransfers()
        if !transfers.isEmpty || !messages.isEmpty {
          idleSince = .now
        } else if let since = idleSince, since.duration(to: .now) >= keepAlive {
          closeConnections()
          idleSince = nil
        }
        // libcurl returns earlier when one of its own timers is due.
        let wait = transfers.isEmpty && idleSince != nil ? options.keepAlive : Int32.max
        curl_multi_poll(multi.handle, nil, 0, wait, nil)
      }
      inbox.use(nil)
      for transfer in transfers.values {
        transfer.exchange.end(.failed(.cancelled))
        curl_multi_remove_handle(multi.handle, transfer.easy)
      }
      curl_multi_cleanup(multi.handle)
    }

    private var keepAlive: Duration { .milliseconds(options.keepAlive) }

    /// Closes the kept connections by replacing the handle: libcurl has no function for it.
    private func closeConnections() {
      let old = multi
      multi = CurlMulti()
      inbox.use(multi)
      curl_multi_cleanup(old.handle)
    }

    /// Starts a request, or queues it while its host has too many.
    private func start(_ step: Step) {
      guard !step.exchange.hasEnded else { return }
      let host = Self.host(of: step.request)
      guard hosts[host, default: Host()].running < options.connectionsPerHost else {
        hosts[host]?.waiting.append(step)
        return
      }
      let transfer: CurlTransfer
      do throws(HTTPError) {
        transfer = try CurlTransfer(step, options)
      } catch {
        step.exchange.end(.failed(error))
        return
      }
      guard curl_multi_add_handle(multi.handle, transfer.easy) == CURLM_OK else {
        step.exchange.end(.failed(.unreachable(host: step.host, why: "the connection failed")))
        return
      }
      hosts[host, default: Host()].running += 1
      transfers[transfer.easy] = transfer
    }

    private func cancel(_ exchange: CurlExchange) {
      if let transfer = transfers.values.first(where: { $0.exchange === exchange }) {
        end(transfer)
        return
      }
      // It may be queued, and its host may stay busy for long.
      for host in hosts.keys { hosts[host]?.waiting.removeAll { $0.exchange === exchange } }
    }

    /// Ends the transfers that libcurl has finished, and starts the next ones.
    private func finishTransfers() {
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi.handle, &left)?.pointee {
        guard message.msg == CURLMSG_DONE, let easy = message.easy_handle,
          let transfer = transfers[easy]
        else { continue }
        finish(transfer, message.data.result)
      }
    }

    private func finish(_ transfer: CurlTransfer, _ code: CURLcode) {
      let result = transfer.result(code)
      end(transfer)
      switch result {
      case .ended(let ending): transfer.exchange.end(ending)
      case .redirected(let request):
        let redirects = transfer.step.redirects + 1
        start(Step(exchange: transfer.exchange, request: request, redirects: redirects))
      }
    }

    /// Removes a transfer, whose connection libcurl closes or keeps, and starts the next one.
    private func end(_ transfer: CurlTransfer) {
      curl_multi_remove_handle(multi.handle, transfer.easy)
      transfers[transfer.easy] = nil
      let host = Self.host(of: transfer.step.request)
      hosts[host]?.running -= 1
      // A step that has ended meanwhile, or that cannot start, yields to the next.
      while hosts[host, default: Host()].running < options.connectionsPerHost,
        let next = hosts[host]?.waiting.popFirst()
      {
        start(next)
      }
      if hosts[host]?.running == 0, hosts[host]?.waiting.isEmpty == true { hosts[host] = nil }
    }

    private static func host(of request: URLRequest) -> String { request.url?.origin ?? "" }
  }

  extension CurlWorker.Step {
    /// The host as named in errors.
    var host: String { request.url?.host() ?? "" }
    /// Whether it may follow a redirect: a PUT would lose its body on a 307.
    var isRepeatable: Bool { ["GET", "HEAD"].contains(request.httpMethod ?? "GET") }
  }
#endif
