// The counters of one process, for `/metrics`.
import DataLayer
import LiveServer

/// The counters of one process. Copies share the same counters.
struct Metrics: Sendable {
  let events = MetricFamily<Counter>(
    "tapas_events_total", help: "Events of browsers that were handled.", labels: ["about"],
    rows: LiveServerReport.EventKind.allCases.map { [$0.rawValue] })
  let eventTimes = MetricFamily<Histogram>(
    "tapas_event_seconds", help: "From the arrival of an event until its patch is queued.",
    labels: [], rows: [[]])
  let renders = MetricFamily<Counter>(
    "tapas_renders_total", help: "Patches and whole pages that were rendered.", labels: ["what"],
    rows: [["patch"], ["page"]])
  let sentBytes = MetricFamily<Counter>(
    "tapas_sent_bytes_total", help: "Bytes of answers and WebSockets.", labels: [], rows: [[]])
  let requests = MetricFamily<Counter>(
    "tapas_http_requests_total", help: "Requests that were answered.", labels: ["path", "status"],
    rows: combinations(PathClass.allCases.map(\.rawValue), Metrics.statuses))
  let requestTimes = MetricFamily<Histogram>(
    "tapas_http_request_seconds", help: "From a whole request until its answer is made.",
    labels: [], rows: [[]])
  let refusals = MetricFamily<Counter>(
    "tapas_refusals_total", help: "Requests and sockets that were refused.",
    labels: ["code", "reason"], rows: Metrics.refusalRows)
  let upstreamRequests = MetricFamily<Counter>(
    "tapas_upstream_requests_total", help: "Attempts of requests to the apps' services.",
    labels: ["service", "outcome"], rows: combinations(Metrics.services, Metrics.outcomes))
  let upstreamTimes = MetricFamily<Histogram>(
    "tapas_upstream_request_seconds", help: "Times of attempts of requests to the services.",
    labels: ["service"], rows: combinations(Metrics.services))
  let listLookups = MetricFamily<Counter>(
    "tapas_saved_lookups_total", help: "Lookups of saved lists and other records.",
    labels: ["app", "result"], rows: combinations(Metrics.apps, ["hit", "miss"]))
  let photoLookups = MetricFamily<Counter>(
    "tapas_photo_lookups_total", help: "Lookups of photos by where they were found.",
    labels: ["source"], rows: ImageSource.allCases.map { [$0.rawValue] })
  let databaseTimes = MetricFamily<Histogram>(
    "tapas_database_seconds", help: "Times of reads and writes of the databases.",
    labels: ["store", "operation"],
    rows: combinations(Metrics.stores, ["read", "write"]))

  /// The apps, and a row for any other.
  static let apps = Services.apps.map { $0.name } + ["other"]
  /// The targets of requests: the apps' services, and the hosts of photos.
  static let services = Services.apps.map { $0.name } + ["photos", "other"]
  static let stores = ["records", "menu", "postgresql", "other"]
  /// The statuses that Tapas responds with.
  static let statuses = [
    "200", "303", "304", "400", "401", "403", "404", "405", "421", "429", "500", "503", "other",
  ]
  /// The possible outcomes of an attempt.
  static let outcomes = [
    "2xx", "3xx", "4xx", "429", "5xx", "timeout", "unreachable", "refused_address", "too_large",
    "cancelled", "other",
  ]
  /// The codes of refusals and their reasons.
  static let refusalRows = [
    ["429", "too many pages"], ["429", "too many codes"], ["503", "too many people"],
    ["503", "too many connections"], ["1007", "not of the wire's form"], ["1008", "hello first"],
    ["1008", "too much"], ["1008", "no such page"], ["1008", "too many people"],
    ["1008", "too many pages"], ["1008", "too many whole pages"], ["4003", "access code needed"],
    ["400", "http"], ["403", "http"], ["404", "http"], ["408", "http"], ["413", "http"],
    ["426", "http"], ["431", "http"], ["503", "http"], ["other", "other"],
  ]
}
