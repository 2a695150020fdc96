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
    case .invalid(let source, let requirement): "\(source) must be \(requirement.rawValue)."
    case .badApps(let source):
      "\(source) must be names of apps with commas between: "
        + Services.apps.map { $0.name }.joined(separator: ", ") + "."
    case .badURL(let source, let fault): "\(source) \(fault.sentence)"
    case .workersBehindProxy(let source):
      "\(source) does not go with --behind: let the proxy choose among several tapas serve, each "
        + "with a port of its own."
    case .twoMenus(let file, let url):
      "\(file) and \(url) both say where the menu is: set one of them."
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
