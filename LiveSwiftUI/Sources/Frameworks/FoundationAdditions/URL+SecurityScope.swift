// Access to files that a person chose, which Apple's sandbox asks for.
public import Foundation

extension URL {
  /// Starts the access to a file that a person chose. A server has no sandbox, so it is always
  /// granted.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file that a person chose; does nothing here.
  public func stopAccessingSecurityScopedResource() {}
}
