// The log of an app, written to standard error.
import Foundation
import LogOutput

/// A log of a part of an app. Each message is a line on standard error.
///
/// Messages below `notice` are written in a debug build only, as Xcode's console shows them. There
/// all values are shown; in a release build private ones are `<private>`.
public struct Logger: Sendable {
  private let log: OSLog

  /// A log of a category of a subsystem, such as a bundle identifier.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// The log without a subsystem and a category.
  public init() { log = OSLog(subsystem: "", category: "") }

  /// The log that an `OSLog` names.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }

  /// Writes a message of the debug level.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }

  /// Writes a message of the debug level.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }

  /// Writes a message of the informative level.
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }

  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }

  /// Writes a message of the error level.
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }

  /// Writes a message of the error level.
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }

  /// Writes a message of the fault level.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }

  /// Writes a message of the fault level.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// The names of a log.
public final class OSLog: Sendable {
  private let subsystem: String
  private let category: String

  /// The log of a category of a subsystem.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
  }

  /// The log without a subsystem and a category.
  public static var `default`: OSLog { OSLog(subsystem: "", category: "") }

  /// A log that nothing is written to.
  public static var disabled: OSLog { OSLog(subsystem: Self.silent, category: "") }

  private static var silent: String { "\0" }

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    guard subsystem != Self.silent else { return false }
    #if DEBUG
      return true
    #else
      return type != .debug && type != .info
    #endif
  }

  func write(_ level: OSLogType, _ text: String) {
    guard isEnabled(type: level) else { return }
    ErrorStream.write(line(level, text))
  }

  /// A message is one line, whatever a visitor wrote into it.
  func line(_ level: OSLogType, _ text: String) -> String {
    let names = [subsystem, category].filter { !$0.isEmpty }.map { "[\($0)] " }.joined()
    return String(
      String.UnicodeScalarView(
        "\(level.name): \(names)\(text)".unicodeScalars.map {
          $0.properties.generalCategory == .control || $0.properties.isPatternWhitespace ? " " : $0
        }))
  }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The system's number of the level.
  public var rawValue: UInt8

  /// The level with a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static var `default`: OSLogType { OSLogType(rawValue: 0) }
  /// For what may help, but is not needed.
  public static var info: OSLogType { OSLogType(rawValue: 1) }
  /// For development.
  public static var debug: OSLogType { OSLogType(rawValue: 2) }
  /// For errors of the program.
  public static var error: OSLogType { OSLogType(rawValue: 16) }
  /// For faults of the system or of several processes.
  public static var fault: OSLogType { OSLogType(rawValue: 17) }

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// Writes a message of a level to a log, with the values of a C format.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type, formatted(message, args))
}

/// Writes a message of a level to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

func formatted(_ message: StaticString, _ values: [any CVarArg]) -> String {
  // The marks of privacy, as in `%{public}@`, are no part of a C format.
  var format = ""
  var rest = "\(message)"[...]
  while let start = rest.firstRange(of: "%{"),
    let end = rest[start.upperBound...].firstIndex(of: "}")
  {
    format += rest[..<start.lowerBound] + "%"
    rest = rest[rest.index(after: end)...]
  }
  format += rest
  return values.isEmpty ? format : String(format: format, arguments: values)
}
