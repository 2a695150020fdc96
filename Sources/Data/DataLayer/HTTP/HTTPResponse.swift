// One answer of a service: status, headers, body.

import Foundation

/// A whole answer of a service.
public struct HTTPResponse: Sendable, Equatable {
  /// The status code, such as 200.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body, with any compression already undone.
  public var body: Data
  /// Where the answer came from in the end, after redirects.
  public var url: URL?

  /// An answer made by hand, as scripted transports do.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }
}

/// Header fields, found whatever the case of their names.
public struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  private var fields: [String: String]

  /// The fields given; of two whose names differ in case only, the last counts.
  public init(_ fields: some Sequence<(String, String)>) {
    self.fields = Dictionary(fields.map { ($0.0.lowercased(), $0.1) }) { $1 }
  }

  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements)
  }

  /// The value of the field with this name, in any case.
  public subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue }
  }
}
