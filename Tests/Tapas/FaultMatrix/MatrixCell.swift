// Which cells of the fault matrix are played.
import Foundation
import Testing

/// One app under one fault.
struct MatrixCell: Sendable, CustomTestStringConvertible {
  let app: MatrixApp
  let fault: ServiceFault

  var testDescription: String { "\(app.rawValue), \(fault.rawValue)" }

  /// Whether each fault is played, as `TAPAS_WHOLE_MATRIX=1 ./test units` asks for: several minutes
  /// more.
  private static let isWhole = ProcessInfo.processInfo.environment["TAPAS_WHOLE_MATRIX"] == "1"

  /// The cells of `apps` and `faults`: of those in which an app shows the same, one. Which one
  /// differs by app, and by `turn`, so that the suite meets every fault.
  static func played(
    _ apps: [MatrixApp], _ faults: [ServiceFault], turn: Int
  ) -> [MatrixCell] {
    apps.flatMap { app in
      let kinds = Dictionary(grouping: faults) { FirstVisit.of(app, $0).summary }
      return faults.filter { fault in
        let alike = kinds[FirstVisit.of(app, fault).summary] ?? []
        return isWhole || alike[(app.number + turn) % alike.count] == fault
      }
      .map { MatrixCell(app: app, fault: $0) }
    }
  }
}
