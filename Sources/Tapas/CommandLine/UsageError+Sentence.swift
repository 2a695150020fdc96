// The message for each mistake in a command line.

extension UsageError: CustomStringConvertible {
  /// The mistake and its remedy, in plain words.
  var description: String {
    switch self {
    case .noCommand: "say what to do, as in: tapas serve"
    case .unknownCommand(let word, let near):
      "“\(word)” is not a command." + UsageError.didYouMean(near.map { "tapas \($0)" })
    case .flagBeforeCommand(let flag):
      "\(flag) stands after a command, as in: tapas serve --port 9000"
    case .unknownFlag(let flag, let command, let near):
      "\(flag) is not a flag of tapas \(command.rawValue)." + UsageError.didYouMean(near)
    case .notOfCommand(let flag, let command): "\(flag) is not for tapas \(command.rawValue)."
    case .missingValue(let flag, let placeholder):
      "\(flag) needs a value: \(flag) \(placeholder)"
    case .takesNoValue(let flag): "\(flag) takes no value."
    case .repeated(let flag): "\(flag) was given twice; give it once."
    case .oneTooMany(let last): "there is a word too many after \(last)."
    case .badPort(let source): "\(source) must be a number from 0 to 65535."
    case .badApps(let source):
      "\(source) must be names of apps with commas between: "
        + Services.apps.map { $0.name }.joined(separator: ", ") + "."
    case .badHost(let source):
      "\(source) must be an address of this machine, such as 127.0.0.1, ::1, 0.0.0.0 or localhost."
    case .badReachedAt(let source):
      "\(source) must be a host and its port, such as 192.168.1.20:8080."
    case .badSiteName(let source):
      "\(source) must be host names with commas between, such as example.org or example.org:8443."
    case .badProxy(let source):
      "\(source) must be the address of one machine, such as 127.0.0.1 or ::1."
    case .badURL(let source, let fault): "\(source) \(fault.sentence)"
    case .badDatabase(let source):
      "\(source) must be an address such as postgresql://tapas@localhost/tapas."
    case .badLatency(let source):
      "\(source) must be a whole number of milliseconds from 0 to 10000."
    case .badAccessCode(let source):
      "\(source) must be 12 to 128 letters, digits or signs of ASCII, without spaces."
    case .badMetricsToken(let source):
      "\(source) must be 16 to 256 letters, digits or signs of ASCII, without spaces."
    case .badWorkers(let source): "\(source) must be a number from 1 to 16."
    case .workersBehindProxy(let source):
      "\(source) does not go with --behind: let the proxy choose among several tapas serve, each "
        + "with a port of its own."
    case .badLog(let source): "\(source) must be lines or json."
    case .badLogLevel(let source): "\(source) must be error, warn, info or debug."
    case .badToken(let source):
      "\(source) must be letters, digits or signs of ASCII, without spaces."
    case .badName(let source): "\(source) must be 1 to 80 characters, without line breaks."
    case .badCurrency(let source): "\(source) must be three letters of ISO 4217, such as SAR."
    case .badPostsKind(let source): "\(source) must be x, bluesky or mastodon."
    case .postsWithoutKind(let source):
      "\(source) is set, but not where posts come from: set TAPAS_POSTS_KIND too."
    case .postsWithoutToken: "posts from x need a token: set TAPAS_POSTS_TOKEN."
    case .postsWithoutURL: "posts from mastodon need an instance: set TAPAS_POSTS_URL."
    case .textsWithEvaluate: "--evaluate reads its texts from the file: give no other."
    case .noFile(let command): "name a file, as in: tapas \(command.rawValue) tapas.backup"
    case .noHome: "there is no home folder to save in: say where with --data DIR."
    }
  }

  private static func didYouMean(_ near: String?) -> String {
    near.map { " Did you mean \($0)?" } ?? ""
  }
}
