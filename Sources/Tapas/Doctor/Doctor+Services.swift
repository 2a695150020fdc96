// Whether the configured services respond; each is asked once.
import AppServer
import DataLayer
import Foundation

extension Doctor {
  func services() async -> [Finding] {
    let services = options.serve.services
    let probed = services.all.compactMap { app in
      app.probe.map { (title: type(of: app).title, probe: $0) }
    }
    var found = await probed.concurrentMap { await answer(of: $0.title, $0.probe) }
    if services.needSandbox {
      let played = services.played.joined(separator: ", ")
      found.append(.ok("services", "Played by the built-in sandbox: \(played)."))
    }
    return found
  }

  private func answer(of title: String, _ probe: ServiceProbe) async -> Finding {
    var headers = ["Accept": "application/json"]
    if let token = probe.token { headers["Authorization"] = "Bearer \(token.value)" }
    do throws(HTTPError) {
      _ = try await client.answer(
        at: probe.url, headers: headers,
        RequestOptions(deadline: Self.deadline, retry: .never, coalesces: false))
      return .ok("services", "\(title) answers.")
    } catch {
      return Self.finding(title, error, probe)
    }
  }

  private static func finding(
    _ title: String, _ error: HTTPError, _ probe: ServiceProbe
  ) -> Finding {
    switch error {
    case .refused(let status, _) where status == 401 || status == 403:
      let remedy =
        probe.tokenSetting.map { setting in
          probe.token == nil ? " Set \(setting)." : " Set \(setting) to one that it accepts."
        } ?? ""
      return .problem("services", "\(title): the service did not allow this (\(status)).\(remedy)")
    case .refused(404, _), .refused(410, _):
      return .problem(
        "services", "\(title): nothing is at that address. Compare it with Notes/contracts.md.")
    case .refused(429, _):
      return .warning("services", "\(title): the service asks to wait; it answers otherwise.")
    case .unreachable(_, let why):
      return .problem(
        "services", "\(title) cannot be reached (\(why)). Compare the address and the network.")
    case .timedOut:
      return .problem("services", "\(title): \(error.sentence) Pages show what is saved.")
    default: return .problem("services", "\(title): \(error.sentence)")
    }
  }
}
