// A planned fault: which requests it affects, how often, and its effect.

/// A planned fault, as posted to `/_faults`. All members but `kind` are optional.
struct Fault: Codable, Equatable, Sendable {
  /// The faults that every service has. A service may have further kinds of its own.
  enum Kind: String, Sendable {
    /// The complete response, `ms` late (default 1,000).
    case delay
    /// The response in pieces of `bytes` (16), one every `ms` (50).
    case drip
    /// The connection closes after `bytes` (100) of the body.
    case drop
    /// The connection closes before any byte of a body. The service never sees the request.
    case refuse
    /// `status` (500), `headers` and `body` replace the response. The service never sees the
    /// request.
    case status
    /// The response's text with its JSON structure broken.
    case malformed
    /// The first half of the response, declared as the whole.
    case truncated
    /// Status 200 without any byte of a body.
    case empty
    /// Valid JSON in which some records have a member of another type.
    case wrongTypes
    /// `bytes` (50,000,000) of JSON white space, with a declared length only if `headers` has it.
    case huge
    /// The response with its lists empty.
    case emptyList
    /// 429 with `Retry-After` for requests beyond `perMinute` (30) in any sixty seconds.
    case rateLimit
  }

  /// Its identifier, assigned when it is added, from 1 up.
  var id: Int?
  /// The service's name; nil for any.
  var service: String?
  /// The start of the path, such as `/food` or `/photos`; nil for any. With a query, such as
  /// `/products?page=3`, the whole path, and the request must have every item of the query.
  var path: String?
  /// The method; nil for any.
  var method: String?
  /// How many requests it still affects; nil for no limit.
  var times: Int?
  /// The probability, from 0 to 1, that it affects a matching request; nil for 1.
  var probability: Double?
  /// The seed of the random numbers for `probability`, which makes runs repeatable; nil for 1.
  var seed: UInt64?
  /// The name of a `Kind`, or of a kind that a single service has.
  var kind: String
  var status: Int?
  var headers: [String: String]?
  var body: String?
  var ms: Int?
  var bytes: Int?
  var perMinute: Int?

  /// The kind that every service has; nil for a kind of one service.
  var common: Kind? { Kind(rawValue: kind) }
}
