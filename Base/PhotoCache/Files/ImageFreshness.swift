// How long a saved picture counts as current, and how its service is asked whether it still is.
import Foundation
import HTTPRequests

/// The age of a picture and what its service said of it (RFC 9111), kept in the name of its file.
struct ImageFreshness: Sendable, Hashable {
  /// When the service sent or confirmed the picture, in seconds since 1970.
  let checkedAt: Int
  /// For how many seconds the service calls the picture current; nil when it does not say.
  let maxAge: Int?
  /// The picture's entity tag, or else the date of its last change, as sent; nil for neither.
  let validator: String?

  /// The shortest and the longest time in seconds between two questions that nobody asked for, and
  /// that for a service that says nothing.
  static let (shortest, longest, usual) = (120, 7 * 86_400, 86_400)
  /// The shortest time in seconds between two questions that a person asked for.
  static let shortestAsked = 10
  /// The most bytes of a validator, so that the name of a file is at most 255 bytes long.
  private static let validatorBytes = 66

  /// The freshness by an answer; an answer 304 leaves out what has not changed since `known`.
  init(_ headers: HTTPHeaders, now: Date, since known: ImageFreshness? = nil) {
    checkedAt = Self.seconds(now)
    let directives = headers["Cache-Control"]?.lowercased().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    if let directives, !directives.isEmpty {
      let age = directives.first { $0.hasPrefix("max-age=") }.flatMap { Int($0.dropFirst(8)) }
      let mustAsk = directives.contains { $0.hasPrefix("no-cache") || $0 == "no-store" }
      maxAge = mustAsk ? 0 : age.map { min(max($0, 0), Self.longest) }
    } else {
      maxAge = known?.maxAge
    }
    let validators = [headers["ETag"], headers["Last-Modified"]].compactMap(\.self)
    validator =
      validators.first { (1...Self.validatorBytes).contains($0.utf8.count) } ?? known?.validator
  }

  /// Parses `text`; nil when it has another form.
  init?(text: some StringProtocol) {
    let parts = text.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let checkedAt = Int(parts[0]) else { return nil }
    self.checkedAt = checkedAt
    maxAge = Int(parts[1])
    let code = String(parts[2]).replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
    let validator = Data(base64Encoded: code + padding).map { String(decoding: $0, as: UTF8.self) }
    self.validator = validator?.isEmpty == false ? validator : nil
  }

  /// The form for the name of a file, of digits, letters, `-` and `_`.
  var text: String {
    let code = Data((validator ?? "").utf8).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    return "\(checkedAt)-\(maxAge.map(String.init) ?? "")-\(code)"
  }

  /// Whether the service need not be asked yet; with `asked`, for a person who wants what is new.
  func isFresh(at now: Date, asked: Bool = false) -> Bool {
    let time =
      asked
      ? max(maxAge ?? 0, Self.shortestAsked)
      : min(max(maxAge ?? Self.usual, Self.shortest), Self.longest)
    // A time in the future is that of a wrong clock.
    return (0..<time).contains(Self.seconds(now) - checkedAt)
  }

  /// The header that asks for the picture only if it has changed.
  var condition: (name: String, value: String)? {
    validator.map {
      ($0.hasPrefix("\"") || $0.hasPrefix("W/") ? "If-None-Match" : "If-Modified-Since", $0)
    }
  }

  private static func seconds(_ date: Date) -> Int {
    Int(min(max(date.timeIntervalSince1970, 0), 9_999_999_999))
  }
}
