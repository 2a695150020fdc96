// The line of a page whose network lets no WebSocket through: the same frames, in requests.
import Foundation
import SwiftUI
import Synchronization
import WebServer

extension LiveServer {
  /// The path of all such requests.
  static let pollPath = "/_/poll"
  /// The cookie with which the script says that the network needs them.
  static let pollCookie = "tapas_poll"
  /// How long a request waits for frames; shorter than proxies wait for an answer.
  private static let patience: Duration = .seconds(20)

  /// Answers a request of such a line: one without a name opens it, one with frames brings them,
  /// an empty one waits for those of the server.
  func poll(_ request: Request) async -> Response {
    guard request.method == "POST" else { return .empty(status: 405).adding("Allow", "POST") }
    if site.worker.isElsewhere(request), let again = WorkerShare.nextTry(of: request) {
      return again
    }
    guard hasOwnOrigin(request), let browser = Self.browser(of: request) else {
      let fault = originFault(of: request)
      let words = fault?.sentence(of: site)?.resolve(in: locale(of: request), tables: site.strings)
      return .text(words ?? "", status: 403)
    }
    guard let name = request.queryValue("l") else { return open(request, browser) }
    guard let line = polledLines.line(name, of: browser) else { return .empty(status: 404) }
    if request.queryValue("end") != nil {
      line.leave()
      return .empty(status: 204)
    }
    guard request.body.isEmpty else {
      let text = String(decoding: request.body, as: UTF8.self)
      line.receive(text.split(separator: "\n").map(String.init))
      return .empty(status: 204)
    }
    switch await line.take(within: Self.patience) {
    case .closed(let code, let reason): return .text("\(code) \(reason)", status: 410)
    case .messages(let texts):
      // The script takes a long silence for a dead line.
      var response = Response.text((texts.isEmpty ? ["[]"] : texts).joined(separator: "\n"))
        .adding("Cache-Control", "no-store")
      response.compress(for: request)
      return response
    }
  }

  /// Opens a line. The answer has its name, and the sentence that the script shows.
  private func open(_ request: Request, _ browser: String) -> Response {
    switch admit(request) {
    case .refuse(let status): return .empty(status: status)
    case .accept(let handler):
      let (name, line) = polledLines.add(request, browser)
      Task { [polledLines] in
        let watch = Task {
          while !line.isSilent(for: .seconds(60)) { try await Task.sleep(for: .seconds(15)) }
          line.leave()
        }
        await handler(line.socket)
        line.socket.close(code: 1000)
        watch.cancel()
        // Cancellation only takes the line's last answer sooner.
        try? await Task.sleep(for: Self.patience)
        polledLines.remove(name)
      }
      let words = LocalizedStringKey("This network blocks live connections. Changes come slower.")
      return .text(name + "\n" + words.resolve(in: locale(of: request), tables: site.strings))
        .adding("Cache-Control", "no-store")
    }
  }
}

/// The open lines of requests, by their names.
final class PolledLines: Sendable {
  /// The most bytes of the frames in one request.
  static let bodyLimit = 1 << 20

  private struct State {
    var lines: [String: (browser: String, line: PolledSocket)] = [:]
    // Those of WebSockets count from 1.
    var lastID = UInt64(1) << 63
  }

  private let state = Mutex(State())

  /// A new line of a browser, and its name.
  func add(_ request: Request, _ browser: String) -> (name: String, line: PolledSocket) {
    let name = Signer.base64url(Signer.random(16))
    return state.withLock { state in
      state.lastID += 1
      let line = PolledSocket(request, id: state.lastID)
      state.lines[name] = (browser, line)
      return (name, line)
    }
  }

  /// The line with this name, if it is of that browser.
  func line(_ name: String, of browser: String) -> PolledSocket? {
    state.withLock { $0.lines[name] }.flatMap { $0.browser == browser ? $0.line : nil }
  }

  /// Forgets a line that has ended.
  func remove(_ name: String) { _ = state.withLock { $0.lines.removeValue(forKey: name) } }
}
