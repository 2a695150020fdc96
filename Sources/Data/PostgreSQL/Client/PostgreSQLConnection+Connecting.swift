// Connecting to a server, and the error for a refusal.
import CPostgreSQL
import DataLayer
import Foundation
import Glibc

extension PostgreSQLConnection {
  /// libpq's connection, made or refused; nil without memory.
  static func connected(
    _ address: PostgreSQLAddress, _ options: PostgreSQLOptions
  ) -> OpaquePointer? {
    let seconds = max(2, Int((options.connectTimeout / .seconds(1)).rounded(.up)))
    // The address may override the settings before `dbname`, but not those after it.
    let settings: [(String, String)] = [
      ("connect_timeout", "\(seconds)"),
      // A server that disappears silently is noticed after 35 s.
      ("keepalives_idle", "20"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "20000"), ("fallback_application_name", "tapas"),
      ("dbname", address.text), ("client_encoding", "UTF8"),
    ]
    let texts = settings.map { (strdup($0.0), strdup($0.1)) }
    defer {
      for (keyword, value) in texts {
        free(keyword)
        free(value)
      }
    }
    let keywords = texts.map { UnsafePointer($0.0) } + [nil]
    let values = texts.map { UnsafePointer($0.1) } + [nil]
    return PQconnectdbParams(keywords, values, 1)
  }

  /// Waits for notifications, or until `other` is readable. Throws when the connection is lost.
  func notifications(orUntil other: Int32) throws(DatabaseError) -> [String] {
    var sockets = [
      pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&sockets, 2, -1)
    guard PQconsumeInput(handle) == 1 else { throw refusal() }
    var found: [String] = []
    while let notification = PQnotifies(handle) {
      found.append(String(cString: notification.pointee.extra))
      PQfreemem(notification)
    }
    return found
  }

  /// The error of libpq's last message.
  ///
  /// A failed connection has no code, so a refused name or password is recognized by the text.
  static func refusal(of handle: OpaquePointer, _ address: PostgreSQLAddress) -> DatabaseError {
    let whole = String(cString: PQerrorMessage(handle))
    let lines = whole.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    // libpq adds advice below the first line, and a line for each address of a host.
    let first = lines.first ?? "the connection was lost"
    let words = first.components(separatedBy: "FATAL:  ").last ?? first
    let message = address.withoutPassword(words)
    let refused = [
      "password authentication failed", "no pg_hba.conf entry", "no password supplied",
    ]
    if refused.contains(where: message.contains) { return .notAllowed(why: message) }
    return .away(why: message)
  }
}
