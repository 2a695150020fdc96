// What a person meets when a service fails, for each app and each fault.
import Foundation

/// Why nothing or nothing newer could be loaded.
enum Reason: String, Sendable {
  case unreachable, problem, wait, unreadable, refused, nobody, malformed
  case waitUntil = "wait until a time"
  case notAllowed = "not allowed"
  case tokenRefused = "token refused"
  case notFound = "not found"
}

/// What a first visit shows.
enum FirstVisit: Equatable, Sendable {
  /// What the service has.
  case content
  /// What could be read of it, and how many records could not.
  case partial
  /// A sentence that the service has nothing.
  case empty
  /// A title, the reason, and Retry.
  case failure(Reason)
  /// The progress of a download, and until when the service asks to wait.
  case waiting

  /// What `app` shows on a first visit while `fault` lasts.
  static func of(_ app: MatrixApp, _ fault: ServiceFault) -> FirstVisit {
    switch (app, fault) {
    case (_, .slow), (_, .drip): .content
    case (_, .emptyList): .empty
    case (.menu, .status429): .waiting
    case (.recipes, .wrongTypes): .failure(.malformed)
    case (_, .wrongTypes): .partial
    default: .failure(reason(app, fault))
    }
  }

  /// Why `app` has nothing newer while `fault` lasts; nil when it has.
  static func later(_ app: MatrixApp, _ fault: ServiceFault) -> Reason? {
    if case .failure(let reason) = of(app, fault) { reason } else { nil }
  }

  private static func reason(_ app: MatrixApp, _ fault: ServiceFault) -> Reason {
    switch (app, fault) {
    case (_, .connectionRefused), (_, .unknownHost), (_, .brokenTLS), (_, .cut): .unreachable
    case (_, .status500), (_, .status503): .problem
    case (.humour, .status429): .waitUntil
    case (_, .status429): .wait
    case (.menu, .status401), (.humour, .status401): .tokenRefused
    case (_, .status401): .notAllowed
    case (.humour, .status404): .nobody
    case (_, .status404): .notFound
    case (_, .redirectLoop): .refused
    default: .unreadable
    }
  }
}

extension FirstVisit {
  /// The matrix in Markdown: a row for each fault, a column for each app.
  static var table: [String] {
    let head = ["Fault"] + MatrixApp.allCases.map(\.rawValue)
    let rows = ServiceFault.allCases.map { fault in
      [fault.rawValue] + MatrixApp.allCases.map { of($0, fault).summary }
    }
    return ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }

  /// What is shown, as the table says it.
  var summary: String {
    switch self {
    case .content: "content"
    case .partial: "content, the rest counted"
    case .empty: "nothing there"
    case .waiting: "waits, until when"
    case .failure(let reason): reason.rawValue
    }
  }
}
