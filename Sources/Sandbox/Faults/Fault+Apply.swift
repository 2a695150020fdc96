// The effect of each kind of fault on a response.
import Foundation
import WebServer

extension Fault {
  /// The reason why a stream ended deliberately.
  enum Ended: Error {
    /// The fault closes the connection.
    case asPlanned
  }

  /// The response with this fault. `answer` asks the service; some kinds never call it. `own` is
  /// the response of a kind that a single service has.
  func apply(
    to service: any SandboxService, own: (@Sendable (Fault) -> Response)?,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    answer: () async -> Response
  ) async -> Response {
    guard let common else { return own?(self) ?? replaced }
    switch common {
    case .delay:
      // A cancelled pause means that the client has gone, so nobody reads the response.
      try? await sleep(.milliseconds(ms ?? 1_000))
      return await answer()
    case .drip:
      return drip(await answer(), sleep: sleep)
    case .drop:
      return drop(await answer())
    case .refuse:
      return Response(
        status: 200, headers: [("Content-Length", "1")],
        body: .stream { writer in
          writer.abort()
          throw Ended.asPlanned
        })
    case .status, .rateLimit:
      return replaced
    case .malformed:
      return await answer().withBytes { $0.dropLast(max(1, $0.count / 10)) + Array(#"}],"#.utf8) }
    case .truncated:
      return await answer().withBytes { Array($0.prefix($0.count / 2)) }
    case .empty:
      return Response.json(bytes: [])
    case .wrongTypes:
      return await answer().withJSON { withWrongTypes($0, service.withWrongType) }
    case .huge:
      return huge
    case .emptyList:
      return await answer().withJSON { withoutRecords($0, service.withoutTotals) }
    }
  }

  private var replaced: Response {
    let text = body ?? #"{"error":"The sandbox was told to fail."}"#
    var response = Response.json(bytes: Array(text.utf8), status: status ?? 500)
    for (name, value) in (headers ?? [:]).sorted(by: { $0.key < $1.key }) {
      response.headers.removeAll { $0.0.lowercased() == name.lowercased() }
      response.headers.append((name, value))
    }
    return response
  }

  private func drip(
    _ response: Response, sleep: @escaping @Sendable (Duration) async throws -> Void
  ) -> Response {
    let (size, pause) = (max(1, bytes ?? 16), ms ?? 50)
    return response.withStream { all, writer in
      for start in stride(from: 0, to: all.count, by: size) {
        try await sleep(.milliseconds(pause))
        try await writer.write(Array(all[start..<min(start + size, all.count)]))
      }
    }
  }

  private func drop(_ response: Response) -> Response {
    let size = max(0, bytes ?? 100)
    return response.withStream { all, writer in
      try await writer.write(Array(all.prefix(size)))
      writer.abort()
      throw Ended.asPlanned
    }
  }

  private var huge: Response {
    let size = max(1, bytes ?? 50_000_000)
    var response = Response.json(bytes: [], headers: (headers ?? [:]).map { ($0.key, $0.value) })
    response.body = .stream { writer in
      let block = [UInt8](repeating: UInt8(ascii: " "), count: 65_536)
      var left = size
      while left > 0 {
        try await writer.write(Array(block.prefix(left)))
        left -= block.count
      }
    }
    return response
  }
}
