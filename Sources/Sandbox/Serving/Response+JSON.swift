// Responses in JSON, and the errors that the services share.
import Foundation
import WebServer

extension Response {
  /// A JSON response of any encodable value.
  static func json(_ value: some Encodable, status: Int = 200) -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    do {
      return json(bytes: [UInt8](try encoder.encode(value)), status: status)
    } catch {
      return json(bytes: Array(#"{"error":"The sandbox could not write this."}"#.utf8), status: 500)
    }
  }

  /// A JSON response whose text is already written.
  static func json(
    bytes: [UInt8], status: Int = 200, headers: [(String, String)] = []
  ) -> Response {
    let type = ("Content-Type", "application/json; charset=utf-8")
    return Response(
      status: status, headers: [type, ("Cache-Control", "no-store")] + headers,
      body: .bytes(bytes))
  }

  /// `{"error": sentence}` with a status.
  static func error(_ sentence: String, status: Int) -> Response {
    json(["error": sentence], status: status)
  }

  /// 405 with the methods that are allowed.
  static func wrongMethod(allowed: String) -> Response {
    var response = error("This address takes \(allowed) only.", status: 405)
    response.headers.append(("Allow", allowed))
    return response
  }
}
