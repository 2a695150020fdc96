// What of the live server's reports is logged.
import DataLayer
import LiveServer

extension LiveServerReport {
  /// Writes the report into the log: requests when asked for, refusals as details.
  func told(to log: Log) {
    switch self {
    case .answered(let request): log.request(request)
    case .refused(let code, let reason): log(.debug, .liveServer, "refused: \(code) \(reason)")
    case .handled, .rendered: break
    }
  }
}

extension HTTPAttempt {
  /// Writes the attempt into the log as a detail, under the name of the service.
  func told(to log: Log, service: String) {
    let ended =
      switch result {
      case .success(let status): "\(status)"
      case .failure(let error): Metrics.outcome(.failure(error))
      }
    let milliseconds = Int(duration / .milliseconds(1))
    log(.debug, .services, "\(service): \(ended) after \(milliseconds) ms")
  }
}
