// What Tapas tells those who run it: lines for people or JSON for programs, from a level on.
import AppServer
import Foundation
import LiveServer
import WebServer

/// Writes what happens to standard error. Nothing in it is private: no token, code, cookie, query,
/// typed text or handle.
struct Log: Sendable {
  /// How much something matters; each level has those before it.
  enum Level: String, CaseIterable, Sendable {
    case error, warn, info, debug
  }

  /// How a line looks.
  enum Format: String, CaseIterable, Sendable {
    case lines, json
  }

  /// Who tells something.
  enum Source: String, Sendable {
    case tapas, menu, photos, requests, services
    case savedLists = "saved lists"
    case database
    case liveServer = "live server"
    case webServer = "web server"

    /// What a line for people begins with.
    var prefix: String {
      switch self {
      case .tapas, .liveServer, .webServer: rawValue
      case .database, .menu, .photos, .requests, .services, .savedLists: "tapas: \(rawValue)"
      }
    }
  }

  /// What was asked for.
  struct Options: Equatable, Sendable {
    var format = Format.lines
    /// The last level that is written.
    var level = Level.info
    /// Whether each answered request is a line.
    var requests = false
    /// Whether such a line has the visitor's address.
    var addresses = false
  }

  let options: Options
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Date

  /// A log with these options.
  init(
    _ options: Options = Options(),
    write: @escaping @Sendable (String) -> Void = { Terminal.warn($0) },
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.options = options
    self.write = write
    self.now = now
  }

  /// Whether something of this level is written.
  func has(_ level: Level) -> Bool {
    let order = Level.allCases
    return (order.firstIndex(of: level) ?? 0) <= (order.firstIndex(of: options.level) ?? 0)
  }

  /// Writes a message, when its level is wanted. What could end or hide its line
  /// is escaped.
  func callAsFunction(_ level: Level, _ source: Source, _ message: @autoclosure () -> String) {
    guard has(level) else { return }
    write(text(level, source, message(), [:]))
  }

  /// Writes a line for an answered request, when that was asked for.
  func request(_ request: AnsweredRequest) {
    guard options.requests, has(.info) else { return }
    let milliseconds = (request.duration / .milliseconds(1) * 100).rounded() / 100
    var words = "\(request.method) \(request.path.rawValue) \(request.status) "
    words += "\(request.bytes) bytes \(milliseconds) ms"
    var fields: [String: JSONField] = [
      "method": .text(request.method), "path": .text(request.path.rawValue),
      "status": .number(Double(request.status)), "bytes": .number(Double(request.bytes)),
      "ms": .number(milliseconds),
    ]
    if options.addresses {
      words += " from \(request.visitor)"
      fields["address"] = .text(request.visitor)
    }
    write(text(.info, .requests, words, fields))
  }

  /// The lines of a greeting, each as it is written in this format.
  func greeting(_ text: String) -> String {
    guard options.format == .json else { return text }
    return text.split(separator: "\n").map { self.text(.info, .tapas, String($0), [:]) }
      .joined(separator: "\n")
  }

  /// A value in a line of JSON.
  enum JSONField: Encodable {
    case text(String)
    case number(Double)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  private func text(
    _ level: Level, _ source: Source, _ message: String, _ fields: [String: JSONField]
  ) -> String {
    let message = message.inLogLine
    guard options.format == .json else { return "\(source.prefix): \(message)" }
    var all = fields
    all["time"] = .text(
      Date.ISO8601FormatStyle(includingFractionalSeconds: true).format(now()))
    all["level"] = .text(level.rawValue)
    all["source"] = .text(source.rawValue)
    if fields.isEmpty { all["message"] = .text(message) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and finite numbers are always JSON.
    let data = (try? encoder.encode(all)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

extension Log.Options {
  /// Checks the settings of the log.
  init(_ settings: Settings) throws(UsageError) {
    self.init()
    if let value = settings[.log] {
      guard let format = Log.Format(rawValue: value.text.lowercased()) else {
        throw .badLog(source: value.source)
      }
      self.format = format
    }
    if let value = settings[.logLevel] {
      guard let level = Log.Level(rawValue: value.text.lowercased()) else {
        throw .badLogLevel(source: value.source)
      }
      self.level = level
    }
    addresses = settings[.logAddresses] != nil
    requests = addresses || settings[.logRequests] != nil
  }
}
