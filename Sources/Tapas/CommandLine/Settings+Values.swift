// Values of several settings, checked and typed.
import AppServer
import Foundation
import PostgreSQL

extension Settings {
  /// The address of a service; nil when the flag is not set.
  func url(_ flag: Flag, isBase: Bool = true) throws(UsageError) -> URL? {
    guard let value = self[flag] else { return nil }
    return try ServiceURL.read(value, isBase: isBase)
  }

  /// The address of the database that processes share; nil when the flag is not set.
  func database() throws(UsageError) -> PostgreSQLAddress? {
    guard let value = self[.database] else { return nil }
    guard let address = PostgreSQLAddress(value.text) else {
      throw .badDatabase(source: value.source)
    }
    return address
  }
}

extension Settings.Value {
  /// A port from 0 to 65535.
  func port() throws(UsageError) -> Int {
    guard let number, number <= 65_535 else { throw .badPort(source: source) }
    return number
  }

  /// A whole number without sign, point or space; `Int` alone would accept "+80".
  var number: Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// Whether every character is visible ASCII.
  var isPrintable: Bool { text.utf8.allSatisfy { (0x21...0x7E).contains($0) } }

  /// A token for a request header, in which a line break would start another header.
  func token() throws(UsageError) -> Secret {
    guard isPrintable else { throw .badToken(source: source) }
    return Secret(text)
  }
}
