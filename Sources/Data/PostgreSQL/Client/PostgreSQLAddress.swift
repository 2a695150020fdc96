// The address of a database. It may contain a password, which is never shown.
import CPostgreSQL
import Foundation

/// The address of a PostgreSQL database, such as `postgresql://tapas:…@db.example/tapas`.
///
/// It prints without its password.
public struct PostgreSQLAddress: Sendable, Hashable {
  /// The address as set, with any password.
  let text: String
  /// The password in the address; nil when it has none.
  let password: String?
  private let shown: String

  /// Checks the form of an address; nil when libpq cannot parse it or its scheme differs.
  public init?(_ text: String) {
    let schemes = ["postgresql://", "postgres://"]
    guard schemes.contains(where: text.hasPrefix), !text.utf8.contains(0),
      let parts = Self.parts(of: text)
    else { return nil }
    self.text = text
    password = parts["password"]
    let place = parts["host"] ?? parts["hostaddr"] ?? ""
    // The folder of a Unix socket is printed after the question mark, as it is typed.
    let isFolder = place.hasPrefix("/")
    // For several hosts without ports, only the commas would be shown.
    let port = parts["port"].flatMap { $0.contains(where: \.isNumber) ? $0 : nil }
    shown =
      "postgresql://" + (parts["user"].map { "\($0)@" } ?? "") + (isFolder ? "" : place)
      + (port.map { ":\($0)" } ?? "") + "/" + (parts["dbname"] ?? "")
      + (isFolder ? "?host=\(place)" : "")
  }

  /// Its parts by the keywords of libpq; nil when it cannot be parsed.
  private static func parts(of text: String) -> [String: String]? {
    // libpq's message would include the address and its password.
    guard let found = PQconninfoParse(text, nil) else { return nil }
    defer { PQconninfoFree(found) }
    var parts: [String: String] = [:]
    var next = found
    while let keyword = next.pointee.keyword {
      if let value = next.pointee.val { parts[String(cString: keyword)] = String(cString: value) }
      next += 1
    }
    return parts
  }

  /// A message of libpq or the server without the password.
  func withoutPassword(_ message: String) -> String {
    guard let password, !password.isEmpty else { return message }
    return message.replacing(password, with: "(secret)")
  }
}

extension PostgreSQLAddress: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The address without the password.
  public var description: String { shown }
  /// The address without the password, because a debugger's output ends up in logs too.
  public var debugDescription: String { shown }
  /// A mirror without parts, because one of them is the password.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
