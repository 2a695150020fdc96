// The live server's reports that are logged.
import DataLayer
import LiveServer

extension LiveServerReport {
  /// Logs the report: requests if enabled, refusals as details.
  func write(to log: Log) {
    switch self {
    case .answered(let request): log.request(request)
    case .refused(let code, let reason): log(.debug, .liveServer, "refused: \(code) \(reason)")
    case .handled, .rendered: break
    }
  }
}

extension HTTPAttempt {
  /// Logs the attempt as a detail, under the name of the service.
  func write(to log: Log, service: String) {
    let ended =
      switch result {
      case .success(let status): "\(status)"
      case .failure(let error): Metrics.outcome(.failure(error))
      }
    let milliseconds = Int(duration / .milliseconds(1))
    log(.debug, .services, "\(service): \(ended) after \(milliseconds) ms")
  }
}
