// Options made from settings: every value is checked here, once, and typed from then on.
import AppServer
import Foundation

extension ServeOptions {
  /// Checks every setting of `tapas serve`. Throws on the first that is wrong.
  init(_ settings: Settings) throws(UsageError) {
    self.init(dataFolder: try DataFolder.chosen(settings))
    if let value = settings[.host] { host = try ListenAddress(value) }
    if let value = settings[.port] {
      port = try value.port()
      portWasChosen = true
    }
    database = try settings.database()
    accessCode = try settings[.accessCode]?.secret(of: 12...128, must: .accessCode)
    admitsGuests = settings[.guests] != nil
    if let value = settings[.reachedAt] {
      guard let names = SiteName.list(value.text), names.count == 1,
        !names[0].contains("/")
      else {
        throw .invalid(value.source, must: .reachedAt)
      }
      reachedAt = names[0]
    }
    isInContainer = settings.environment["container"]?.isEmpty == false
    if let value = settings[.name] { names = try SiteName.list(value) }
    if let value = settings[.behind] { proxy = try ListenAddress.proxy(value) }
    metricsToken = try settings[.metricsToken]?.secret(of: 16...256, must: .metricsToken)
    if let value = settings[.workers] {
      workers = try value.number(in: 1...16, must: .workers)
      // A proxy shares its connections among browsers, so none belongs to one worker.
      if workers > 1, proxy != nil { throw .workersBehindProxy(source: value.source) }
    }
    log = try Log.Options(settings)
    if let value = settings[.latency] {
      latency = .milliseconds(try value.number(in: 0...10_000, must: .latency))
    }
    services = try Services(settings)
    if let value = settings[.chosenApps] {
      let names = value.text.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      guard services.choose(names) else { throw .badApps(source: value.source) }
    }
    if let value = settings[.name] { try checkPath(of: value) }
    hasPreviews = settings[.previews] != nil
    isQuiet = settings[.quiet] != nil
  }

  /// Throws when the site's path is the address of one of several apps: a proxy that takes the path
  /// away would lead from that app to the home page.
  private func checkPath(of value: Settings.Value) throws(UsageError) {
    let addresses = services.all.map { "/\(type(of: $0).name)" }
    guard addresses.count < 2 || !addresses.contains(where: names[0].hasSuffix) else {
      throw .invalid(value.source, must: .pathOfNoApp)
    }
  }
}
