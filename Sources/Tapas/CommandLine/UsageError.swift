// The mistakes in a command line. No value is printed.

/// A mistake in the arguments. `tapas` prints it and exits with code 2.
enum UsageError: Error, Equatable, Sendable {
  /// There is no command.
  case noCommand
  /// The first word is no command.
  case unknownCommand(String, suggestion: String?)
  /// A flag is in the position of the command.
  case flagBeforeCommand(String)
  /// The command has no such flag.
  case unknownFlag(String, command: Command.Name, suggestion: String?)
  /// The flag belongs to another command.
  case notOfCommand(String, command: Command.Name)
  /// A flag lacks its value.
  case missingValue(String, placeholder: String)
  /// A switch was given a value.
  case takesNoValue(String)
  /// The same flag occurs twice.
  case repeated(String)
  /// A word that belongs to no flag.
  case oneTooMany(after: String)
  /// A value of a setting that is not as it must be.
  case invalid(String, must: Requirement)
  /// Not names of apps.
  case badApps(source: String)
  /// Not an address of a service.
  case badURL(source: String, ServiceURLError)
  /// Several workers behind a proxy, which cannot route to them.
  case workersBehindProxy(source: String)
  /// A file and a service for the same menu.
  case twoMenus(sources: String, String)
  /// A posts setting without the kind of service.
  case postsWithoutKind(source: String)
  /// X was chosen without a token.
  case postsWithoutToken
  /// Mastodon was chosen without an instance.
  case postsWithoutURL
  /// Texts together with a file of texts to evaluate.
  case textsWithEvaluate
  /// No file for a command that needs one.
  case noFile(Command.Name)
  /// The home folder is unknown and no data folder was given.
  case noHome
}

extension UsageError {
  /// The form of a value, as a phrase after "must be".
  enum Requirement: String {
    /// A port number.
    case port = "a number from 0 to 65535"
    /// An address to listen on.
    case host = "an address of this machine, such as 127.0.0.1, ::1, 0.0.0.0 or localhost"
    /// An address that people type to reach a site.
    case reachedAt = "a host and its port, such as 192.168.1.20:8080"
    /// Host names of a site.
    case siteNames =
      "host names with commas between, such as example.org, example.org:8443 or example.org/tapas"
    /// Names whose path is not an app's own address.
    case pathOfNoApp = "a path that is no app's, such as example.org/tapas, unless it is alone"
    /// An address that a proxy can have.
    case proxy = "the address of one machine, such as 127.0.0.1 or ::1"
    /// An address of a database.
    case database = "an address such as postgresql://tapas@localhost/tapas"
    /// A time in milliseconds.
    case latency = "a whole number of milliseconds from 0 to 10000"
    /// A code that can be typed.
    case accessCode = "12 to 128 letters, digits or signs of ASCII, without spaces"
    /// A token that can be sent to `/metrics`.
    case metricsToken = "16 to 256 letters, digits or signs of ASCII, without spaces"
    /// A number of processes.
    case workers = "a number from 1 to 16"
    /// A log format.
    case logFormat = "lines or json"
    /// A log level.
    case logLevel = "error, warn, info or debug"
    /// A token that is allowed in a request.
    case token = "letters, digits or signs of ASCII, without spaces"
    /// A name of one line.
    case name = "1 to 80 characters, without line breaks"
    /// A currency code.
    case currency = "three letters of ISO 4217, such as SAR"
    /// A kind of service that has posts.
    case postsKind = "x, bluesky or mastodon"
  }
}
