// What an app's own program is asked, read from arguments and environment as a pure function.
import Foundation

/// How to serve an app.
package struct AppOptions: Equatable, Sendable {
  /// The address to listen on.
  package var host = ListenAddress.thisMachine
  /// The port to listen on; 0 takes a free one.
  package var port = 8080
  /// Whether a person chose the port; a taken default is told differently.
  package var portWasChosen = false
  /// Where the app saves; may not exist yet.
  package var dataFolder: URL
  /// The host names of the https site that a proxy serves, in lower case, with unusual ports.
  package var names: [String] = []
  /// The address that this proxy connects from.
  package var proxy: String?
  /// The code that visitors type first, if one was set.
  package var accessCode: Secret?

  /// Options of which only the folder is not the default.
  package init(dataFolder: URL) { self.dataFolder = dataFolder }

  /// Whether a visitor must give a code: always when others can reach the server, else when one is
  /// set.
  package var needsAccessCode: Bool { !host.isLoopback || accessCode != nil }

  /// Where the server itself keeps its secret, its access code and photos. Hidden, so that an app
  /// that lists its own folder does not come upon it.
  package var serverFolder: URL {
    dataFolder.appendingPathComponent(".server", isDirectory: true)
  }
}

/// What a program of an app can be asked.
package enum AppRequest: Equatable, Sendable {
  /// To serve the app.
  case serve(AppOptions)
  /// To show the help page.
  case help

  /// Reads what a person typed (without the program's own name) and the environment.
  package static func read(
    _ arguments: [String], program: String, environment: [String: String]
  ) throws(AppUsageError) -> AppRequest {
    if arguments.contains("--help") || arguments.contains("-h") { return .help }
    let values = try values(arguments)
    let folder = DataFolder.chosen(values[.data], name: program, environment: environment)
    guard let folder else { throw .noHome }
    var options = AppOptions(dataFolder: folder)
    if let text = values[.host] {
      guard let host = ListenAddress(text) else { throw .badHost }
      options.host = host
    }
    if let text = values[.port] {
      let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isNumber, let port = Int(text), port <= 65_535 else { throw .badPort }
      options.port = port
      options.portWasChosen = true
    }
    if let text = values[.name] {
      guard let names = SiteName.list(text) else { throw .badSiteName }
      options.names = names
    }
    if let text = values[.behind] {
      guard let proxy = ListenAddress.proxy(text) else { throw .badProxy }
      options.proxy = proxy
    }
    if let text = environment["TAPAS_ACCESS_CODE"], !text.isEmpty {
      let isPrintable = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      guard (12...128).contains(text.count), isPrintable else { throw .badAccessCode }
      options.accessCode = Secret(text)
    }
    return .serve(options)
  }

  private static func values(
    _ arguments: [String]
  ) throws(AppUsageError) -> [AppFlag: String] {
    var values: [AppFlag: String] = [:]
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let flag = AppFlag(rawValue: String(parts[0])) else { throw .unknown }
      guard values[flag] == nil else { throw .repeated(flag) }
      // A value that starts with two dashes is far likelier a forgotten one.
      let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
      let joined = parts.count > 1 ? String(parts[1]) : nil
      guard let value = joined ?? next, !value.isEmpty else { throw .missingValue(flag) }
      if joined == nil { rest.removeFirst() }
      values[flag] = value
    }
    return values
  }
}

/// A mistake in what was asked; the program prints it and leaves with exit code 2.
package enum AppUsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A word that is none of the flags.
  case unknown
  /// The same flag stands twice.
  case repeated(AppFlag)
  /// A flag stands without its value.
  case missingValue(AppFlag)
  /// Not an address that can be listened on.
  case badHost
  /// Not a port number.
  case badPort
  /// Not host names of a site.
  case badSiteName
  /// Not an address that a proxy can have.
  case badProxy
  /// An access code that is too short, too long or cannot be typed.
  case badAccessCode
  /// No home folder is known and no data folder was given.
  case noHome

  /// What is wrong and what to do, in plain words.
  package var description: String {
    switch self {
    case .unknown: "the flags are \(AppFlag.allCases.map(\.rawValue).joined(separator: ", "))."
    case .repeated(let flag): "\(flag.rawValue) was given twice; give it once."
    case .missingValue(let flag):
      "\(flag.rawValue) needs a value: \(flag.rawValue) \(flag.placeholder)"
    case .badHost:
      "--host must be an address of this machine, such as 127.0.0.1, ::1, 0.0.0.0 or localhost."
    case .badPort: "--port must be a number from 0 to 65535."
    case .badSiteName:
      "--name must be host names with commas between, such as example.org or example.org:8443."
    case .badProxy: "--behind must be the address of one machine, such as 127.0.0.1 or ::1."
    case .badAccessCode:
      "TAPAS_ACCESS_CODE must be 12 to 128 letters, digits or signs of ASCII, without spaces."
    case .noHome: "there is no home folder to save in: say where with --data DIR."
    }
  }
}
