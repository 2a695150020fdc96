// The options of an app's own program, read from arguments and environment as a pure function.
package import Foundation
import LiveServer

/// The options with which an app is served.
package struct AppOptions: Equatable, Sendable {
  /// The address to listen on.
  package var host = ListenAddress.thisMachine
  /// The port to listen on; 0 takes a free one.
  package var port = 8080
  /// Whether a person chose the port; the message for a taken default differs.
  package var portWasChosen = false
  /// The folder for the app's saved data. It may not exist yet.
  package var dataFolder: URL
  /// The host names of the https site that a proxy serves, in lower case, with non-standard ports.
  package var names: [String] = []
  /// The address that this proxy connects from.
  package var proxy: String?
  /// The number of worker processes; nil when this process serves by itself.
  package var workers: Int?
  /// The code that visitors must enter first, if one was set.
  package var accessCode: Secret?
  /// The file with the state of the developer's build, which `Tools/watch` sets.
  package var watchFile: String?

  /// The default options with this folder.
  package init(dataFolder: URL) { self.dataFolder = dataFolder }

  /// The status in this file; nil without one.
  var watch: WatchStatus? { watchFile.map { WatchStatus(file: URL(fileURLWithPath: $0)) } }

  /// Whether visitors must enter a code: always when other machines can reach the server, else only
  /// when one is set.
  package var needsAccessCode: Bool { !host.isLoopback || accessCode != nil }

  /// The folder for the server's secret, access code and photos. It is hidden from apps that list
  /// their own folder.
  package var serverFolder: URL {
    dataFolder.appendingPathComponent(".server", isDirectory: true)
  }
}

/// A request to an app's program.
package enum AppRequest: Equatable, Sendable {
  /// To serve the app.
  case serve(AppOptions)
  /// To show the help page.
  case help

  /// Reads the arguments, without the program's name, and the environment.
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
    if let text = values[.workers] {
      guard let count = Int(text), (1...16).contains(count), text.utf8.first != UInt8(ascii: "+")
      else { throw .badWorkers }
      // A proxy shares its connections among browsers, so none belongs to one worker.
      if count > 1, options.proxy != nil { throw .workersBehindProxy }
      options.workers = count
    }
    if let text = environment["TAPAS_ACCESS_CODE"], !text.isEmpty {
      let isPrintable = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      guard (12...128).contains(text.count), isPrintable else { throw .badAccessCode }
      options.accessCode = Secret(text)
    }
    if let file = environment["TAPAS_WATCH"], file.hasPrefix("/") { options.watchFile = file }
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
      // A value that starts with two dashes is far more likely a forgotten one.
      let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
      let joined = parts.count > 1 ? String(parts[1]) : nil
      guard let value = joined ?? next, !value.isEmpty else { throw .missingValue(flag) }
      if joined == nil { rest.removeFirst() }
      values[flag] = value
    }
    return values
  }
}

/// A mistake in the arguments. The program prints it and exits with code 2.
package enum AppUsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A word that is no flag.
  case unknown
  /// The same flag occurs twice.
  case repeated(AppFlag)
  /// A flag without its value.
  case missingValue(AppFlag)
  /// Not an address to listen on.
  case badHost
  /// Not a port number.
  case badPort
  /// Not host names of a site.
  case badSiteName
  /// Not an address that a proxy can have.
  case badProxy
  /// Not a number of workers from 1 to 16.
  case badWorkers
  /// Several workers behind a proxy, which cannot route to them.
  case workersBehindProxy
  /// An access code that is too short, too long, or cannot be typed.
  case badAccessCode
  /// The home folder is unknown and no data folder was given.
  case noHome

  /// The mistake and its remedy, in plain words.
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
      "--name must be host names with commas between, such as example.org, example.org:8443 or "
        + "example.org/app."
    case .badProxy: "--behind must be the address of one machine, such as 127.0.0.1 or ::1."
    case .badWorkers: "--workers must be a number from 1 to 16."
    case .workersBehindProxy:
      "--workers does not go with --behind: let the proxy choose among several programs, each with "
        + "a port of its own."
    case .badAccessCode:
      "TAPAS_ACCESS_CODE must be 12 to 128 letters, digits or signs of ASCII, without spaces."
    case .noHome: "there is no home folder to save in: say where with --data DIR."
    }
  }
}
