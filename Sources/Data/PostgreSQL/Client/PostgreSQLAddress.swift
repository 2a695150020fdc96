// The address of a database, which may hold a password and never shows it.
import CPostgreSQL
import Foundation

/// The address of a PostgreSQL database, such as `postgresql://tapas:…@db.example/tapas`.
///
/// It prints without its password.
public struct PostgreSQLAddress: Sendable, Hashable {
  /// The address as it was set, with the password if it holds one.
  let text: String
  /// The password in the address; nil when it has none.
  let password: String?
  private let shown: String

  /// Checks the form of an address; nil when libpq cannot read it or its scheme is another.
  public init?(_ text: String) {
    let schemes = ["postgresql://", "postgres://"]
    guard schemes.contains(where: text.hasPrefix), !text.utf8.contains(0),
      let parts = Self.parts(of: text)
    else { return nil }
    self.text = text
    password = parts["password"]
    let place = parts["host"] ?? parts["hostaddr"] ?? ""
    // A folder of a Unix socket stands behind the question mark, as in what was typed.
    let isFolder = place.hasPrefix("/")
    // Of several hosts without ports only the commas would be shown.
    let port = parts["port"].flatMap { $0.contains(where: \.isNumber) ? $0 : nil }
    shown =
      "postgresql://" + (parts["user"].map { "\($0)@" } ?? "") + (isFolder ? "" : place)
      + (port.map { ":\($0)" } ?? "") + "/" + (parts["dbname"] ?? "")
      + (isFolder ? "?host=\(place)" : "")
  }

  /// Its parts by the keywords of libpq; nil when it cannot be read.
  private static func parts(of text: String) -> [String: String]? {
    // libpq's message would repeat the address and the password in it.
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
  /// The same: a debugger's output ends in logs, too.
  public var debugDescription: String { shown }
  /// No parts, since one of them is the password.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
