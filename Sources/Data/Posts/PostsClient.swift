// How the sources of posts are asked: one base, one token, and what every refusal has in common.
import DataLayer
import Foundation

/// Asks one source and tells a refusal's reason, as far as its status and headers tell it.
struct PostsClient: Sendable {
  /// What every address begins with.
  let base: URL
  /// What is shown as `Authorization: Bearer`; nil asks without.
  let token: String?
  let client: HTTPClient
  /// The time of day, to which waits in seconds are added.
  let now: @Sendable () -> Date

  /// What a source is kept under between runs; the port is left out, as a sandbox's may change.
  func source(_ kind: String) -> String { "\(kind)-\(base.host() ?? "")" }

  /// Asks `path` with these values; a refusal (400 to 499) is an answer too, but for 429, which is thrown.
  func answer(
    _ path: [String], _ query: KeyValuePairs<String, String?>
  ) async throws(PostsError) -> HTTPResponse {
    guard let address = base.asking(path, query) else { throw .service(.badAddress) }
    var headers = ["Accept": "application/json"]
    if let token, !token.isEmpty { headers["Authorization"] = "Bearer \(token)" }
    let answer: HTTPResponse
    do throws(HTTPError) {
      // With 429 among the answers nobody waits minutes for a retry; the person is told the time instead.
      answer = try await client.answer(
        at: address, headers: headers, RequestOptions(accepts: 200...499))
    } catch .refused(429, _) {
      throw .rateLimited(until: nil)
    } catch {
      throw .service(error)
    }
    if answer.status == 429 { throw .rateLimited(until: answer.limitEnds(after: now())) }
    return answer
  }
}

extension HTTPResponse {
  /// Whether this is no refusal.
  var isSuccess: Bool { (200...299).contains(status) }

  /// When a limit ends: X writes the time in seconds since 1970, Bluesky too, Mastodon a date, and any may say how
  /// long to wait; nil when none of them lies ahead.
  func limitEnds(after now: Date) -> Date? {
    for name in ["x-rate-limit-reset", "X-RateLimit-Reset", "RateLimit-Reset"] {
      guard let text = headers[name]?.trimmingCharacters(in: .whitespaces) else { continue }
      // Fewer seconds than since 2001 are a wait, as the draft standard of `RateLimit-Reset` has it.
      let number = Double(text).map {
        $0 > 1_000_000_000 ? Date(timeIntervalSince1970: $0) : now + max(0, $0)
      }
      if let end = number ?? PostDate.read(text), end > now { return end }
    }
    return retryAfter(now: now).map { now + $0 / .seconds(1) }
  }
}

extension URL {
  /// This address with path components and a query added, everything unsafe in them encoded; nil when a component
  /// could lead elsewhere. Values that are nil are left out.
  func asking(_ path: [String], _ query: KeyValuePairs<String, String?>) -> URL? {
    guard path.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
    let stem = absoluteString.hasSuffix("/") ? String(absoluteString.dropLast()) : absoluteString
    let fields = query.compactMap { name, value in value.map { "\(name)=\($0.encoded)" } }
    let end = fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
    return URL(string: stem + path.map { "/" + $0.encoded }.joined() + end)
  }
}

extension String {
  /// The text with every byte but plain letters, digits and `-._~,:@` as `%` and two digits.
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
