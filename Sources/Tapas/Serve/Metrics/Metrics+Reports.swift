// The translation of reports into counts.
import DataLayer
import LiveServer
import WebServer

extension Metrics {
  /// Counts a report of the live server.
  func count(_ report: LiveServerReport) {
    switch report {
    case .answered(let request):
      let status = Self.statuses.contains("\(request.status)") ? "\(request.status)" : "other"
      requests[request.path.rawValue, status].add()
      requestTimes.only.record(request.duration)
    case .refused(let code, let reason): refusals["\(code)", reason].add()
    case .handled(let kind, let time):
      events[kind.rawValue].add()
      eventTimes.only.record(time)
    case .rendered(let isWholePage): renders[isWholePage ? "page" : "patch"].add()
    }
  }

  /// Counts a report of the web server.
  func count(_ report: WebServerReport) {
    switch report {
    case .sent(let bytes): sentBytes.only.add(bytes)
    case .refused(let status): refusals["\(status)", "http"].add()
    case .dropped: refusals["503", "too many connections"].add()
    }
  }

  /// Counts an attempt of a request to a service: an app's name, or `photos`.
  func count(_ attempt: HTTPAttempt, of service: String) {
    let name = Self.services.contains(service) ? service : "other"
    upstreamRequests[name, Self.outcome(attempt.result)].add()
    upstreamTimes[name].record(attempt.duration)
  }

  /// Counts a read or write of a store.
  func count(_ operation: DatabaseOperation, of store: String) {
    databaseTimes[store, operation.isWrite ? "write" : "read"].record(operation.duration)
  }

  /// The outcome of an attempt, as a label.
  static func outcome(_ result: Result<Int, HTTPError>) -> String {
    switch result {
    case .success(429): "429"
    case .success(200...299): "2xx"
    case .success(300...399): "3xx"
    case .success(400...499): "4xx"
    case .success(500...599): "5xx"
    case .failure(.timedOut): "timeout"
    case .failure(.unreachable): "unreachable"
    case .failure(.badAddress): "refused_address"
    case .failure(.readOnly): "read_only"
    case .failure(.tooLarge), .failure(.tooLong): "too_large"
    case .failure(.cancelled): "cancelled"
    case .success, .failure(.refused), .failure(.unreadable): "other"
    }
  }
}
