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
      throw .invalid(value.source, must: .database)
    }
    return address
  }
}

extension Settings.Value {
  /// A whole number within `bounds`.
  func number(
    in bounds: ClosedRange<Int>, must requirement: UsageError.Requirement
  ) throws(UsageError) -> Int {
    guard let number, bounds.contains(number) else { throw .invalid(source, must: requirement) }
    return number
  }

  /// A port from 0 to 65535.
  func port() throws(UsageError) -> Int { try number(in: 0...65_535, must: .port) }

  /// A whole number without sign, point or space; `Int` alone would accept "+80".
  var number: Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// Whether every character is visible ASCII.
  private var isPrintable: Bool { text.utf8.allSatisfy { (0x21...0x7E).contains($0) } }

  /// A secret of visible ASCII with a length within `lengths`. In a request header a line break
  /// would start another header.
  func secret(
    of lengths: ClosedRange<Int> = 0...Int.max, must requirement: UsageError.Requirement = .token
  ) throws(UsageError) -> Secret {
    guard lengths.contains(text.count), isPrintable else {
      throw .invalid(source, must: requirement)
    }
    return Secret(text)
  }
}
