// An answer with its bytes or its JSON changed, or its body written piece by piece.
import Foundation
import WebServer

extension Response {
  /// The whole body; a file is read, a stream is not (the services send none).
  private var wholeBody: [UInt8] {
    switch body {
    case .bytes(let bytes): bytes
    // A file that vanished is served as nothing: this answer is faulty on purpose.
    case .file(let path): (try? [UInt8](Data(contentsOf: URL(filePath: path)))) ?? []
    case .fileOrBytes(_, _, let bytes): bytes()
    case .stream: []
    }
  }

  /// The same answer with other bytes.
  func withBytes(_ change: ([UInt8]) -> [UInt8]) -> Response {
    var response = self
    response.body = .bytes(change(wholeBody))
    return response
  }

  /// The same answer, its body written by `write`.
  func withStream(
    _ write: @escaping @Sendable ([UInt8], BodyWriter) async throws -> Void
  ) -> Response {
    var response = self
    let all = wholeBody
    // The whole length is declared, so that a body cut short is known to be short.
    response.headers.append(("Content-Length", "\(all.count)"))
    response.body = .stream { try await write(all, $0) }
    return response
  }

  /// The same answer; its rate-limit headers tell the planned limit instead of the service's own.
  func counting(_ allowance: (limit: Int, remaining: Int)?) -> Response {
    guard let allowance else { return self }
    var response = self
    for index in headers.indices {
      switch headers[index].0 {
      case "X-RateLimit-Limit": response.headers[index].1 = "\(allowance.limit)"
      case "X-RateLimit-Remaining": response.headers[index].1 = "\(allowance.remaining)"
      default: break
      }
    }
    return response
  }

  /// The same answer with changed JSON; a body that is no JSON stays as it is.
  func withJSON(_ change: (Any) -> Any) -> Response {
    withBytes { bytes in
      // A fault without a path meets photos too, and leaves them as they are.
      guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)),
        let data = try? JSONSerialization.data(
          withJSONObject: change(value), options: [.withoutEscapingSlashes, .sortedKeys])
      else { return bytes }
      return [UInt8](data)
    }
  }
}

/// The records of an answer's lists, each changed by its service.
func withWrongTypes(
  _ value: Any, _ change: (_ record: [String: Any], _ index: Int) -> [String: Any]
) -> Any {
  if let object = value as? [String: Any] {
    return object.mapValues { withWrongTypes($0, change) }
  }
  guard let records = value as? [[String: Any]] else { return value }
  return records.enumerated().map { change($1, $0) }
}

/// An answer with nothing in its lists; `totals` sets the counts that stand beside them.
func withoutRecords(_ value: Any, _ totals: ([String: Any]) -> [String: Any]) -> Any {
  guard var object = value as? [String: Any] else { return value is [Any] ? [Any]() : value }
  for (name, member) in object where member is [Any] { object[name] = [Any]() }
  return totals(object)
}
