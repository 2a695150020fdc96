// The log for operators: lines for people or JSON for programs, from a level on.
import AppServer
import Foundation
import LiveServer
import LogOutput
import WebServer

/// Writes messages to standard error. None is private: no token, code, cookie, query, typed text or
/// handle.
struct Log: Sendable {
  /// The severity of a message. Each level includes those before it.
  enum Level: String, CaseIterable, Sendable {
    case error, warn, info, debug
  }

  /// The format of a line.
  enum Format: String, CaseIterable, Sendable {
    case lines, json
  }

  /// The part of Tapas that a message comes from.
  enum Source: String, Sendable {
    case tapas, menu, photos, requests, services
    case savedLists = "saved lists"
    case database
    case liveServer = "live server"
    case webServer = "web server"

    /// The prefix of a line in the format for people.
    var prefix: String {
      switch self {
      case .tapas, .liveServer, .webServer: rawValue
      case .database, .menu, .photos, .requests, .services, .savedLists: "tapas: \(rawValue)"
      }
    }
  }

  /// The options of the log.
  struct Options: Equatable, Sendable {
    var format = Format.lines
    /// The last level that is written.
    var level = Level.info
    /// Whether each answered request is logged.
    var requests = false
    /// Whether such a line includes the visitor's address.
    var addresses = false
  }

  let options: Options
  /// Whether lines for people start with the time.
  private let isDated: Bool
  private let repeats = LogRepeats()
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Date

  /// A log with these options. Lines are `isDated` where no journal notes their time.
  init(
    _ options: Options = Options(), isDated: Bool = false,
    write: @escaping @Sendable (String) -> Void = { Terminal.warn($0) },
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.options = options
    self.isDated = isDated
    self.write = write
    self.now = now
  }

  /// Whether messages of this level are written.
  func has(_ level: Level) -> Bool {
    let order = Level.allCases
    return (order.firstIndex(of: level) ?? 0) <= (order.firstIndex(of: options.level) ?? 0)
  }

  /// Writes a message if its level is enabled, unless the same was written shortly before.
  /// Characters that could end or hide its line are escaped.
  func callAsFunction(_ level: Level, _ source: Source, _ message: @autoclosure () -> String) {
    guard has(level) else { return }
    let text = message()
    guard level != .debug else { return write(self.text(level, source, text, [:])) }
    guard let count = repeats.note("\(source) \(text)", at: now()) else { return }
    let all = count == 0 ? text : "\(text) (and \(count) times since it was last told)"
    write(self.text(level, source, all, [:]))
  }

  /// Writes a message of an event if its level is enabled, however often it is the same,
  /// because a person waits for it.
  func event(_ level: Level, _ source: Source, _ message: String) {
    if has(level) { write(text(level, source, message, [:])) }
  }

  /// Writes a line for an answered request if requests are logged.
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

  /// The lines of a greeting, each in this log's format.
  func greeting(_ text: String) -> String {
    guard options.format == .json else { return text }
    return text.split(separator: "\n").map { self.text(.info, .tapas, String($0), [:]) }
      .joined(separator: "\n")
  }

  /// A value in a JSON line.
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
    guard options.format == .json else {
      let line = "\(source.prefix): \(message)"
      return isDated ? Date.ISO8601FormatStyle().format(now()) + " " + line : line
    }
    var all = fields
    all["time"] = .text(
      Date.ISO8601FormatStyle(includingFractionalSeconds: true).format(now()))
    all["level"] = .text(level.rawValue)
    all["source"] = .text(source.rawValue)
    if fields.isEmpty { all["message"] = .text(message) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and finite numbers always encode.
    let data = (try? encoder.encode(all)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

extension Log.Options {
  /// Checks the log's settings.
  init(_ settings: Settings) throws(UsageError) {
    self.init()
    if let value = settings[.log] {
      guard let format = Log.Format(rawValue: value.text.lowercased()) else {
        throw .invalid(value.source, must: .logFormat)
      }
      self.format = format
    }
    if let value = settings[.logLevel] {
      guard let level = Log.Level(rawValue: value.text.lowercased()) else {
        throw .invalid(value.source, must: .logLevel)
      }
      self.level = level
    }
    addresses = settings[.logAddresses] != nil
    requests = addresses || settings[.logRequests] != nil
  }
}
