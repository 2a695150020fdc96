// The failures of a like that are temporary.
import DataLayer

extension HTTPError {
  /// Whether the same like may be sent later: the service was not reached, or reports that itself.
  var isTemporary: Bool {
    switch self {
    case .unreachable, .timedOut: true
    case .refused(let status, _): [408, 425, 429, 502, 503, 504].contains(status)
    default: false
    }
  }
}
