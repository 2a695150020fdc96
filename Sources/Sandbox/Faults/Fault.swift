// A planned fault: which requests it meets, how often, and what then goes wrong.

/// One planned fault, as it is posted to `/_faults`. Everything but `kind` may be left out.
struct Fault: Codable, Equatable, Sendable {
  /// What goes wrong with any service. A service may have kinds of its own beside these.
  enum Kind: String, Sendable {
    /// The answer comes whole, `ms` late (1,000 if not said).
    case delay
    /// The answer comes in pieces of `bytes` (16), one every `ms` (50).
    case drip
    /// The connection closes after `bytes` (100) of the body.
    case drop
    /// The connection closes before any byte of a body; the service never sees the request.
    case refuse
    /// `status` (500), `headers` and `body` replace the answer; the service never sees the request.
    case status
    /// The answer's text with its JSON structure broken.
    case malformed
    /// The first half of the answer, declared as if it were the whole.
    case truncated
    /// 200 and no byte of a body.
    case empty
    /// Valid JSON in which some records have a member of another type.
    case wrongTypes
    /// `bytes` (50,000,000) of JSON white space; declared in advance only when `headers` does.
    case huge
    /// The answer with its lists empty.
    case emptyList
    /// 429 with `Retry-After` for what goes beyond `perMinute` (30) requests in any sixty seconds.
    case rateLimit
  }

  /// Given when it is added; goes up from 1.
  var id: Int?
  /// The service's name; any when left out.
  var service: String?
  /// How the path begins, such as `/food` or `/photos`; any when left out. With a query, such as
  /// `/products?page=3`, the whole path, and every item of the query must have been asked for.
  var path: String?
  /// The method; any when left out.
  var method: String?
  /// How many requests it still meets; without end when left out.
  var times: Int?
  /// The chance from 0 to 1 that it meets a request it fits; 1 when left out.
  var probability: Double?
  /// Where the chance's random numbers begin: equal seeds, equal runs. 1 when left out.
  var seed: UInt64?
  /// The name of a `Kind`, or of a kind that one service has.
  var kind: String
  var status: Int?
  var headers: [String: String]?
  var body: String?
  var ms: Int?
  var bytes: Int?
  var perMinute: Int?

  /// The kind that any service has; nil for a kind of one service.
  var common: Kind? { Kind(rawValue: kind) }
}
