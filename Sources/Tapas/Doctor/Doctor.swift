// `tapas doctor`: checks the settings, the folder, the services and the parts, and changes nothing.
import AppServer
import DataLayer
import Foundation
import Menu

/// Checks the requirements of `tapas serve`.
struct Doctor: Sendable {
  let options: DoctorOptions
  /// The client that asks each service once, with a short deadline.
  var client = HTTPClient.live(userAgent: Help.userAgent)
  var now: @Sendable () -> Date = { Date() }
  /// The free bytes at a path; nil when the system does not report them.
  var freeBytes: @Sendable (String) -> Int? = { Doctor.freeBytes(at: $0) }

  /// How long a service may take to respond.
  static let deadline = Duration.seconds(5)

  /// All findings, in order.
  func findings() async -> [Finding] {
    var all = [settings()]
    all += folder()
    all += databases()
    all += await sharedDatabase()
    all += await port()
    all += logo()
    all += options.serve.services[MenuWiring.self].file?.findings ?? []
    all += await services()
    all += await parts()
    return all
  }

  private func logo() -> [Finding] {
    do throws(RunFailure) {
      try LogoFile.check(options.serve.services[MenuWiring.self].restaurant.logo)
      return []
    } catch {
      return [.problem("logo", "\(error)")]
    }
  }

  /// The names of the settings that are set; their values may be secret.
  private func settings() -> Finding {
    let names = options.set.joined(separator: ", ")
    return .ok(
      "settings",
      "Tapas \(Version.number). " + (names.isEmpty ? "Nothing is set." : "Set: \(names)."))
  }
}

/// Prints the findings. Returns true when none is a problem.
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
