// A response with changed bytes or JSON, or with its body written piece by piece.
import Foundation
import WebServer

extension Response {
  /// The whole body. A file is read; a stream is not, because the services send none.
  private var wholeBody: [UInt8] {
    switch body {
    case .bytes(let bytes): bytes
    // A missing file is served as empty: this response is deliberately faulty.
    case .file(let path): (try? [UInt8](Data(contentsOf: URL(filePath: path)))) ?? []
    case .fileOrBytes(_, _, let bytes): bytes()
    case .stream: []
    }
  }

  /// The response with other bytes.
  func withBytes(_ change: ([UInt8]) -> [UInt8]) -> Response {
    var response = self
    response.body = .bytes(change(wholeBody))
    return response
  }

  /// The response with its body written by `write`.
  func withStream(
    _ write: @escaping @Sendable ([UInt8], BodyWriter) async throws -> Void
  ) -> Response {
    var response = self
    let all = wholeBody
    // The whole length is declared, so that a client can detect a body cut short.
    response.headers.append(("Content-Length", "\(all.count)"))
    response.body = .stream { try await write(all, $0) }
    return response
  }

  /// The response with rate-limit headers for the planned limit instead of the service's own.
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

  /// The response with changed JSON. A body that is no JSON is unchanged.
  func withJSON(_ change: (Any) -> Any) -> Response {
    withBytes { bytes in
      // A fault without a path also affects photos, and leaves them unchanged.
      guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)),
        let data = try? JSONSerialization.data(
          withJSONObject: change(value), options: [.withoutEscapingSlashes, .sortedKeys])
      else { return bytes }
      return [UInt8](data)
    }
  }
}

/// The records in the response's lists, each changed by its service.
func withWrongTypes(
  _ value: Any, _ change: (_ record: [String: Any], _ index: Int) -> [String: Any]
) -> Any {
  if let object = value as? [String: Any] {
    return object.mapValues { withWrongTypes($0, change) }
  }
  guard let records = value as? [[String: Any]] else { return value }
  return records.enumerated().map { change($1, $0) }
}

/// The response without records in its lists; `totals` sets the counts beside them.
func withoutRecords(_ value: Any, _ totals: ([String: Any]) -> [String: Any]) -> Any {
  guard var object = value as? [String: Any] else { return value is [Any] ? [Any]() : value }
  for (name, member) in object where member is [Any] { object[name] = [Any]() }
  return totals(object)
}
