// Codes of errors that apps make of any number, as on Apple's systems.
public import Foundation

extension URLError {
  /// An error with a code that may have no name here, such as `.init(rawValue: 404)`; it is
  /// `.unknown` then.
  @_disfavoredOverload
  public init(_ code: Code?, userInfo: [String: Any] = [:]) {
    self.init(code ?? .unknown, userInfo: userInfo)
  }
}
