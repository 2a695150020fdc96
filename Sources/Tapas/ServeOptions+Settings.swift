// Options made from settings: every value is checked here, once, and typed from then on.
import Foundation
import Menu

extension ServeOptions {
  /// Checks every setting of `tapas serve`; throws on the first that is wrong.
  init(_ settings: Settings) throws(UsageError) {
    self.init(dataFolder: try DataFolder.chosen(settings))
    if let found = settings[.host] { host = try Host(found) }
    if let found = settings[.port] {
      port = try settings.port(found)
      portWasChosen = true
    }
    if let found = settings[.accessCode] {
      guard (12...128).contains(found.text.count), found.isPrintable else {
        throw .badAccessCode(source: found.source)
      }
      accessCode = Secret(found.text)
    }
    if let found = settings[.latency] {
      guard let milliseconds = found.number, milliseconds <= 10_000 else {
        throw .badLatency(source: found.source)
      }
      latency = .milliseconds(milliseconds)
    }
    services = try Services(settings)
    isQuiet = settings[.quiet] != nil
  }
}

extension Services {
  /// Checks the addresses and tokens of the services.
  init(_ settings: Settings) throws(UsageError) {
    if let found = settings[.foodsURL] { foods = try ServiceURL.read(found) }
    if let found = settings[.recipesURL] { recipes = try ServiceURL.read(found, isBase: false) }
    if let found = settings[.menuURL] { menu = try ServiceURL.read(found) }
    if let found = settings[.menuToken] { menuToken = try found.token() }
    restaurant = try Restaurant(settings)
    if let found = settings[.cocktailsURL] { cocktails = try ServiceURL.read(found) }
    posts = try PostsSource.read(settings)
  }
}

extension Restaurant {
  /// Checks what is set of the restaurant; a logo file is looked for when it is shown, not here.
  init(_ settings: Settings) throws(UsageError) {
    self.init()
    if let found = settings[.menuName] {
      let name = found.text.trimmingCharacters(in: .whitespacesAndNewlines)
      let isPlain = !name.unicodeScalars.contains { CharacterSet.controlCharacters.contains($0) }
      guard !name.isEmpty, name.count <= 80, isPlain else {
        throw .badName(source: found.source)
      }
      self.name = name
    }
    if let found = settings[.menuLogo] {
      let isAddress = found.text.lowercased().hasPrefix("http")
      logo =
        isAddress
        ? try ServiceURL.read(found, isBase: false)
        : URL(filePath: NSString(string: found.text).expandingTildeInPath)
    }
    if let found = settings[.menuCurrency] {
      let code = found.text.uppercased()
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
        throw .badCurrency(source: found.source)
      }
      currency = code
    }
  }
}

extension PostsSource {
  /// Checks the posts settings together: a kind first, then what that kind needs.
  static func read(_ settings: Settings) throws(UsageError) -> PostsSource? {
    guard let chosen = settings[.postsKind] else {
      if let found = settings[.postsURL] ?? settings[.postsToken] {
        throw .postsWithoutKind(source: found.source)
      }
      return nil
    }
    guard let kind = Kind(rawValue: chosen.text.lowercased()) else {
      throw .badPostsKind(source: chosen.source)
    }
    var source = PostsSource(kind: kind)
    if let found = settings[.postsURL] { source.url = try ServiceURL.read(found) }
    if let found = settings[.postsToken] { source.token = try found.token() }
    if kind == .x, source.token == nil { throw .postsWithoutToken }
    if kind == .mastodon, source.url == nil { throw .postsWithoutURL }
    return source
  }
}

extension SandboxOptions {
  /// Checks every setting of `tapas sandbox`.
  init(_ settings: Settings) throws(UsageError) {
    self.init(dataFolder: try DataFolder.chosen(settings))
    if let found = settings[.port] {
      port = try settings.port(found)
      portWasChosen = true
    }
    isQuiet = settings[.quiet] != nil
  }
}

extension Settings {
  fileprivate func port(_ found: Found) throws(UsageError) -> Int {
    guard let port = found.number, port <= 65_535 else { throw .badPort(source: found.source) }
    return port
  }
}

extension Settings.Found {
  /// A whole number without sign, point or space; `Int` alone would take "+80".
  fileprivate var number: Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  fileprivate var isPrintable: Bool { text.utf8.allSatisfy { (0x21...0x7E).contains($0) } }

  /// A token stands in a request header, where a line break would start another header.
  fileprivate func token() throws(UsageError) -> Secret {
    guard isPrintable else { throw .badToken(source: source) }
    return Secret(text)
  }
}
