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
    if let value = settings[.accessCode] {
      guard (12...128).contains(value.text.count), value.isPrintable else {
        throw .badAccessCode(source: value.source)
      }
      accessCode = Secret(value.text)
    }
    admitsGuests = settings[.guests] != nil
    if let value = settings[.reachedAt] {
      guard let names = SiteName.list(value.text), names.count == 1 else {
        throw .badReachedAt(source: value.source)
      }
      reachedAt = names[0]
    }
    isInContainer = settings.environment["container"]?.isEmpty == false
    if let value = settings[.name] { names = try SiteName.list(value) }
    if let value = settings[.behind] { proxy = try ListenAddress.proxy(value) }
    if let value = settings[.metricsToken] {
      guard (16...256).contains(value.text.count), value.isPrintable else {
        throw .badMetricsToken(source: value.source)
      }
      metricsToken = Secret(value.text)
    }
    if let value = settings[.workers] {
      guard let count = value.number, (1...16).contains(count) else {
        throw .badWorkers(source: value.source)
      }
      // A proxy shares its connections among browsers, so none belongs to one worker.
      if count > 1, proxy != nil { throw .workersBehindProxy(source: value.source) }
      workers = count
    }
    log = try Log.Options(settings)
    if let value = settings[.latency] {
      guard let milliseconds = value.number, milliseconds <= 10_000 else {
        throw .badLatency(source: value.source)
      }
      latency = .milliseconds(milliseconds)
    }
    services = try Services(settings)
    if let value = settings[.chosenApps] {
      let names = value.text.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      guard services.choose(names) else { throw .badApps(source: value.source) }
    }
    hasPreviews = settings[.previews] != nil
    isQuiet = settings[.quiet] != nil
  }
}
