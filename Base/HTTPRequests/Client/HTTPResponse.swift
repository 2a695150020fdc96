// An answer of a service: status, headers and body.
public import Foundation

/// A complete answer of a service.
public struct HTTPResponse: Sendable, Equatable {
  /// The status code, such as 200.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body, decompressed.
  public var body: Data
  /// The address that answered, after redirects.
  public var url: URL?

  /// An answer from its parts.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }
}

/// Header fields with case-insensitive names.
public struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  private var fields: [String: String]

  /// Header fields. Of two names that differ only in case, the last counts.
  public init(_ fields: some Sequence<(String, String)>) {
    self.fields = Dictionary(fields.map { ($0.0.lowercased(), $0.1) }) { $1 }
  }

  /// Header fields written as a dictionary literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements)
  }

  /// The value of the field with this name, ignoring case.
  public subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue }
  }
}
