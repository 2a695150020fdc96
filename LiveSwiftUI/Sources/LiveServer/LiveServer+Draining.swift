// The last seconds of a process: no page is made any more, and every browser is sent to another.
import WebServer

extension LiveServer {
  /// Whether the process makes no page and opens no socket any more.
  var isStopping: Bool { readiness.current == .stopping }

  /// Closes every socket with 1012. From now on pages are 503 and sockets are refused; photos,
  /// assets and the form with the code are answered to the end.
  @MainActor package func drain() {
    readiness.become(.stopping)
    sessions.sendAway()
  }

  /// Answers in place of a page. A proxy asks the next process, a browser alone comes again.
  func stopping() -> Response {
    .text("Tapas is being restarted. Please try again.\n", status: 503)
      .adding("Retry-After", "1").secured()
  }
}
