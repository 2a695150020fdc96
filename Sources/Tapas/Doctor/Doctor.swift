// `tapas doctor`: looks at the settings, the folder, the services and the parts, and changes
// nothing.
import AppServer
import DataLayer
import Foundation

/// Looks at what `tapas serve` needs.
struct Doctor: Sendable {
  let options: DoctorOptions
  /// Asks the services; each once, with a short deadline.
  var client = HTTPClient.live(userAgent: Help.userAgent)
  var now: @Sendable () -> Date = { Date() }
  /// The free bytes at a path; nil when the system does not say.
  var freeBytes: @Sendable (String) -> Int? = { Doctor.freeBytes(at: $0) }

  /// How long a service may take.
  static let deadline = Duration.seconds(5)

  /// Everything that was looked at, in order.
  func findings() async -> [Finding] {
    var all = [settings()]
    all += folder()
    all += databases()
    all += await sharedDatabase()
    all += await port()
    all += await services()
    all += await parts()
    return all
  }

  /// What is set, by name; values may be secret.
  private func settings() -> Finding {
    let names = options.set.joined(separator: ", ")
    return .ok(
      "settings",
      "Tapas \(Version.number). " + (names.isEmpty ? "Nothing is set." : "Set: \(names)."))
  }
}

/// Prints what was found; true when nothing is a problem.
func runDoctor(_ options: DoctorOptions) async -> Bool {
  let findings = await Doctor(options: options).findings()
  for finding in findings { Terminal.say(options.printsJSON ? finding.json : finding.line) }
  let count = findings.count { $0.level == .problem }
  if !options.printsJSON {
    Terminal.say(
      count == 0
        ? "Nothing stands in the way of tapas serve."
        : count == 1 ? "There is one problem." : "There are \(count) problems.")
  }
  return count == 0
}
