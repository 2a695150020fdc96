// What can be wrong with a command line, each with the sentence a person reads. No value is
// repeated.

/// A mistake in what was asked; `tapas` prints it and leaves with exit code 2.
enum UsageError: Error, Equatable, Sendable {
  /// Nothing was asked.
  case noCommand
  /// The first word is no command.
  case unknownCommand(String, suggestion: String?)
  /// A flag stands where the command belongs.
  case flagBeforeCommand(String)
  /// The command has no such flag.
  case unknownFlag(String, command: Command.Name, suggestion: String?)
  /// The flag belongs to another command.
  case notOfCommand(String, command: Command.Name)
  /// A flag stands without its value.
  case missingValue(String, placeholder: String)
  /// A switch was given a value.
  case takesNoValue(String)
  /// The same flag stands twice.
  case repeated(String)
  /// A word that belongs to no flag.
  case oneTooMany(after: String)
  /// Not a port number.
  case badPort(source: String)
  /// Not an address that can be listened on.
  case badHost(source: String)
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
  /// An access code that is too short, too long or cannot be typed.
  case badAccessCode(source: String)
  /// A token of `/metrics` that is too short, too long or cannot be sent.
  case badMetricsToken(source: String)
  /// Not a number of workers from 1 to 16.
  case badWorkers(source: String)
  /// Several workers behind a proxy, which cannot tell them apart.
  case workersBehindProxy(source: String)
  /// A form of the log that Tapas does not know.
  case badLog(source: String)
  /// A level of the log that Tapas does not know.
  case badLogLevel(source: String)
  /// A token that cannot stand in a request.
  case badToken(source: String)
  /// A name that is empty, longer than 80 characters or holds control characters.
  case badName(source: String)
  /// Not a code of a currency.
  case badCurrency(source: String)
  /// A source of posts that Tapas does not know.
  case badPostsKind(source: String)
  /// A posts setting without the kind of service it is for.
  case postsWithoutKind(source: String)
  /// X was chosen without a token.
  case postsWithoutToken
  /// Mastodon was chosen without an instance.
  case postsWithoutURL
  /// Texts were given where a file of them is evaluated.
  case textsWithEvaluate
  /// A command that works on a file was given none.
  case noFile(Command.Name)
  /// No home folder is known and no data folder was given.
  case noHome
}
