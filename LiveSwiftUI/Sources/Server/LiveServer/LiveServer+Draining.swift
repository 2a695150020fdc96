// Draining: a stopping process makes no more pages and sends every browser to another process.
import WebServer

extension LiveServer {
  /// Whether the process no longer makes pages or opens sockets.
  var isStopping: Bool { readiness.current == .stopping }

  /// Closes every socket with 1012. From then on pages get 503 and sockets are refused; photos,
  /// assets and the access form are served to the end.
  @MainActor package func drain() {
    readiness.become(.stopping)
    sessions.sendAway()
  }

  /// The 503 response instead of a page. A proxy tries the next process; a browser retries.
  func stopping() -> Response {
    .text("\(site.title) is being restarted. Please try again.\n", status: 503)
      .adding("Retry-After", "1").secured()
  }
}
