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
  /// Not a port number.
  case badPort(source: String)
  /// Not names of apps.
  case badApps(source: String)
  /// Not an address to listen on.
  case badHost(source: String)
  /// Not what people type to reach a site.
  case badReachedAt(source: String)
  /// Not host names of a site.
  case badSiteName(source: String)
  /// Not an address that a proxy can have.
  case badProxy(source: String)
  /// Not an address of a service.
  case badURL(source: String, ServiceURLError)
  /// Not an address of a database.
  case badDatabase(source: String)
  /// Not a number of milliseconds from 0 to 10000.
  case badLatency(source: String)
  /// An access code that is too short, too long, or cannot be typed.
  case badAccessCode(source: String)
  /// A token of `/metrics` that is too short, too long, or cannot be sent.
  case badMetricsToken(source: String)
  /// Not a number of workers from 1 to 16.
  case badWorkers(source: String)
  /// Several workers behind a proxy, which cannot route to them.
  case workersBehindProxy(source: String)
  /// An unknown log format.
  case badLog(source: String)
  /// An unknown log level.
  case badLogLevel(source: String)
  /// A token that is not allowed in a request.
  case badToken(source: String)
  /// A name that is empty, longer than 80 characters, or contains control characters.
  case badName(source: String)
  /// Not a currency code.
  case badCurrency(source: String)
  /// An unknown source of posts.
  case badPostsKind(source: String)
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
