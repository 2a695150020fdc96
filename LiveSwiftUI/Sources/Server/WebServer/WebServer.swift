// A running HTTP and WebSocket server.
import CWebServer
import Foundation
import LogOutput

/// A server that listens from its creation until it is stopped.
package final class WebServer: Sendable {
  /// The port it listens on; if 0 was requested, the port that the system chose.
  package let port: Int
  private let mailbox: Mailbox

  /// Binds at once and serves on its own thread. Port 0 takes any free one. Throws when it cannot
  /// listen on the address.
  package convenience init(
    host: String, port: Int, limits: Limits = Limits(),
    log: @escaping @Sendable (String) -> Void = WebServer.logToStandardError,
    observe: @escaping @Sendable (WebServerReport) -> Void = { _ in },
    webSocket: @escaping @Sendable (Request) -> Upgrade = { _ in .refuse(status: 404) },
    http: @escaping @Sendable (Request) async -> Response
  ) throws(WebServerError) {
    let (listener, bound) = try Self.listener(host: host, port: port)
    try self.init(
      descriptor: listener, isChannel: false, port: bound, limits: limits, orphaned: {}, log: log,
      observe: observe, webSocket: webSocket, http: http)
  }

  /// Serves the connections that a `ConnectionDistributor` in another process passes through
  /// `channel`, which this server closes. `orphaned` is called when that process has ended.
  package convenience init(
    channel: Int32, port: Int, limits: Limits = Limits(),
    orphaned: @escaping @Sendable () -> Void,
    log: @escaping @Sendable (String) -> Void = WebServer.logToStandardError,
    observe: @escaping @Sendable (WebServerReport) -> Void = { _ in },
    webSocket: @escaping @Sendable (Request) -> Upgrade = { _ in .refuse(status: 404) },
    http: @escaping @Sendable (Request) async -> Response
  ) throws(WebServerError) {
    try self.init(
      descriptor: channel, isChannel: true, port: port, limits: limits, orphaned: orphaned,
      log: log, observe: observe, webSocket: webSocket, http: http)
  }

  private init(
    descriptor: Int32, isChannel: Bool, port: Int, limits: Limits,
    orphaned: @escaping @Sendable () -> Void, log: @escaping @Sendable (String) -> Void,
    observe: @escaping @Sendable (WebServerReport) -> Void,
    webSocket: @escaping @Sendable (Request) -> Upgrade,
    http: @escaping @Sendable (Request) async -> Response
  ) throws(WebServerError) {
    guard let service = cws_create() else {
      cws_shut(descriptor)
      throw .cannotStart
    }
    self.port = port
    let log = LogLimit(log)
    let loop = Loop(
      service: service, listener: descriptor, isChannel: isChannel, orphaned: orphaned,
      limits: limits, log: { log($0) }, observe: observe, webSocket: webSocket, http: http)
    mailbox = loop.mailbox
    let thread = Thread { loop.run() }
    thread.name = "web \(port)"
    thread.start()
  }

  /// A listening descriptor and its port. Throws when it cannot listen on the address.
  static func listener(host: String, port: Int) throws(WebServerError) -> (Int32, Int) {
    var bound: Int32 = 0
    let listener = cws_listen(host, Int32(clamping: port), &bound)
    if listener == -EADDRINUSE { throw .addressInUse(host: host, port: port) }
    if listener < 0 {
      throw .cannotBind(host: host, port: port, reason: reason(-listener))
    }
    return (listener, Int(bound))
  }

  deinit { mailbox.post(.stop(by: 0, sockets: 0)) }

  /// Accepts no new connection, finishes responses in flight within the time, closes WebSockets
  /// with 1001, and frees everything. Once no response is in flight, it waits at most `sockets` for
  /// WebSockets that do not complete the close.
  ///
  /// It may be called several times, from several tasks; each call returns when everything is
  /// freed.
  package func stop(within time: Duration, sockets: Duration? = nil) async {
    let now = cws_now_ms()
    let socketTime = min(sockets ?? time, time)
    mailbox.post(.stop(by: now + time.milliseconds, sockets: now + socketTime.milliseconds))
    await mailbox.end()
  }

  /// Writes one line to standard error.
  package static func logToStandardError(_ line: String) {
    ErrorStream.write(line.inLogLine, of: "web server")
  }

  private static func reason(_ code: Int32) -> String {
    // Above 10000 it is a name-resolution code, which the system counts negatively.
    code > 9000 ? String(cString: gai_strerror(10000 - code)!) : String(cString: strerror(code)!)
  }
}
