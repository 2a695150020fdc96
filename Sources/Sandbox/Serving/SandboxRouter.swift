// The routing of a request to its service, its fault, and its log entry.
import Foundation
import WebServer

/// Routes requests to the services, applies planned faults, and keeps the log.
struct SandboxRouter: Sendable {
  let services: [any SandboxService]
  let sleep: @Sendable (Duration) async throws -> Void
  var faults = FaultBook()
  let log = RequestLog()

  func answer(_ request: Request) async -> Response {
    guard isForThisMachine(request) else {
      return .error("The sandbox does not answer to that name.", status: 421)
    }
    guard let parts = safeParts(of: request.path) else {
      return await logged(request) { (.error("Nothing is here.", status: 404), nil) }
    }
    if parts == ["_faults"] || parts == ["_log"] { return await control(request, parts[0]) }
    return await logged(request) {
      guard let service = services.first(where: { $0.name == parts[0] }) else {
        return (.error("Nothing is here.", status: 404), nil)
      }
      let path = Array(parts.dropFirst())
      let target = FaultBook.Target(
        service: service.name, method: request.method,
        paths: [path, service.shortPath(path)].map { "/" + $0.joined(separator: "/") },
        query: request.query)
      guard let fault = await faults.take(for: target) else {
        let answer = await service.answer(request, path: path)
        return (answer.counting(await faults.allowance(for: target)), nil)
      }
      let faulty = await fault.apply(to: service, own: own(fault), sleep: sleep) {
        await service.answer(request, path: path)
      }
      return (faulty, fault.kind)
    }
  }

  /// Logs a request's start and end. A streamed response ends with its last byte.
  private func logged(
    _ request: Request, _ work: () async -> (Response, String?)
  ) async -> Response {
    let query = request.query.isEmpty ? "" : "?" + request.query
    let number = await log.begin(method: request.method, path: request.path + query)
    let (answer, fault) = await work()
    var response = answer
    // A HEAD request gets no body, so a stream would never be written and never end.
    guard case .stream(let write) = response.body, request.method != "HEAD" else {
      await log.end(number, status: response.status, fault: fault)
      return response
    }
    let status = response.status
    response.body = .stream { [log] writer in
      do {
        try await write(writer)
      } catch {
        await log.end(number, status: nil, fault: fault)
        throw error
      }
      await log.end(number, status: status, fault: fault)
    }
    return response
  }
}

extension SandboxRouter {
  /// Handles the control paths, for programs on this machine only.
  private func control(_ request: Request, _ name: String) async -> Response {
    // A browser sends the requesting page's `Origin`, and no page may plan faults.
    guard isLoopback(request.peer), request.headers["Origin"] == nil else {
      return .error("Nothing is here.", status: 404)
    }
    switch (request.method, name) {
    case ("GET", "_log"): return .json(await log.read())
    case ("DELETE", "_log"):
      await log.clear()
      return .json(["success": true])
    case ("GET", "_faults"): return .json(await faults.list())
    case ("DELETE", "_faults"):
      await faults.clear()
      return .json(["success": true])
    case ("POST", "_faults"):
      do {
        let fault = try JSONDecoder().decode(Fault.self, from: Data(request.body))
        guard fault.common != nil || own(fault) != nil else {
          return .error("This is not a fault: no kind is named \(fault.kind).", status: 400)
        }
        return .json(await faults.add(fault), status: 201)
      } catch {
        return .error("This is not a fault: \(error)", status: 400)
      }
    default: return .wrongMethod(allowed: name == "_log" ? "GET, DELETE" : "GET, POST, DELETE")
    }
  }

  /// The response of a fault whose kind a single service has; nil for other kinds.
  private func own(_ fault: Fault) -> (@Sendable (Fault) -> Response)? {
    services.lazy.compactMap { $0.faults[fault.kind] }.first
  }

  /// Whether the request names this machine. A web page can resolve its own host name to this
  /// address (DNS rebinding), and could then read and change the sandbox as its own server.
  private func isForThisMachine(_ request: Request) -> Bool {
    guard let host = request.headers["Host"]?.lowercased() else { return false }
    return ["localhost", "127.0.0.1", "[::1]"].contains { name in
      host.hasPrefix(name)
        && (host == name
          || host.dropFirst(name.count).first == ":"
            && host.dropFirst(name.count + 1).allSatisfy(\.isWholeNumber))
    }
  }

  private func isLoopback(_ peer: String) -> Bool {
    peer == "::1" || peer.hasPrefix("127.") || peer.hasPrefix("::ffff:127.")
  }
}
