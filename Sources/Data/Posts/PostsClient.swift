// Requests to a source of posts, and the refusals that all sources share.
import DataLayer
import Foundation

/// Sends requests to one source. Throws when status and headers alone give the reason of a refusal.
struct PostsClient: Sendable {
  /// The start of every address.
  let base: URL
  /// The bearer token, sent unless it is empty; nil for a source that needs none.
  let token: AccessToken?
  let client: HTTPClient
  /// The time of day, to which waits in seconds are added.
  let now: @Sendable () -> Date

  /// The name under which the source's records are saved, without the port, which changes for a
  /// sandbox.
  func source(_ kind: String) -> String { "\(kind)-\(base.host() ?? "")" }

  /// The answer to a request for `path`. A status from 400 to 499 is an answer too, except 429,
  /// which is thrown.
  func answer(
    _ path: [String], _ query: KeyValuePairs<String, String?>
  ) async throws(PostsError) -> HTTPResponse {
    guard let address = base.asking(path, query) else { throw .service(.badAddress) }
    var headers = ["Accept": "application/json"]
    if hasToken, let token { headers["Authorization"] = "Bearer \(token.value)" }
    let answer: HTTPResponse
    do throws(HTTPError) {
      // A retry after 429 would wait minutes; the person sees the time instead.
      answer = try await client.answer(
        at: address, headers: headers, RequestOptions(accepts: 200...499))
    } catch .refused(429, _) {
      throw .rateLimited(until: nil)
    } catch {
      throw .service(error)
    }
    if answer.status == 429 { throw answer.limit(at: now()) }
    return answer
  }
}

extension PostsClient {
  /// Whether requests include a token.
  var hasToken: Bool { token?.value.isEmpty == false }

  /// The error for a refused or missing token; `message` is the source's own.
  func tokenRefused(_ status: Int, message: String?) -> PostsError {
    let setting = token?.setting ?? ""
    return hasToken
      ? .tokenRefused(status: status, message: message, setting: setting)
      : .loginRequired(message: message, setting: setting)
  }
}

extension HTTPResponse {
  /// Whether the status is a success.
  var isSuccess: Bool { (200...299).contains(status) }
}

extension URL {
  /// This address with path components and a query, percent-encoded; nil when a component is empty,
  /// `.` or `..`. Nil values are omitted.
  func asking(_ path: [String], _ query: KeyValuePairs<String, String?>) -> URL? {
    guard path.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
    let stem = absoluteString.hasSuffix("/") ? String(absoluteString.dropLast()) : absoluteString
    let fields = query.compactMap { name, value in value.map { "\(name)=\($0.encoded)" } }
    let end = fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
    return URL(string: stem + path.map { "/" + $0.encoded }.joined() + end)
  }
}

extension String {
  /// The text with every byte percent-encoded except ASCII letters, digits and `-._~,:@`.
  ///
  /// `URLQueryItem` leaves `+` unchanged, which servers read as a space.
  fileprivate var encoded: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ","), UInt8(ascii: ":"),
        UInt8(ascii: "@"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
