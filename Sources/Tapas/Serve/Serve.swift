// `tapas serve`: connects the apps to their services and to the browser, until its task is
// cancelled.
import AppServer
import DataLayer
import Foundation
import LiveServer
import Menu
import PostgreSQL
import Sandbox
import SwiftUI
import Thumbnails
import WebServer

/// Serves the apps until cancelled, alone or as one of several workers. Without a `thumbnailer`
/// photos keep their size. Throws `RunFailure` when it
/// cannot start.
@MainActor
func serve(
  _ options: ServeOptions, as worker: WorkerIndex? = nil, thumbnailer: Thumbnailer? = nil
) async throws {
  Heap.limitArenas()
  Descriptors.raiseLimit()
  let (metrics, log) = (Metrics(), Log.ofServer(options.log))
  try check(options, worker, log)
  let use = worker == nil ? FolderUse(options.dataFolder, log) : nil
  defer { withExtendedLifetime(use) {} }
  let database = try await PostgreSQLDatabase.ready(options.database, log, metrics: metrics)
  let access = try await SiteAccess.settled(options, in: database)

  let messages = worker.map { _ in WorkerChanges(WorkerIndex.messages) }
  let sandbox =
    worker == nil && options.services.needSandbox
    ? try await startSandbox(options.dataFolder) : nil
  let addresses = sandbox?.addresses ?? worker?.sandboxPort.map(SandboxAddresses.init(port:))
  let container = try AppContainer(
    dataFolder: options.dataFolder, services: options.services.addresses,
    sandbox: addresses?.foodsURL, database: database, changes: messages?.changes,
    workers: worker?.share.count ?? 1, metrics: metrics, log: log)
  var site = try container.site(options, access, metrics, log)
  site.thumbnail = container.thumbnails(
    by: thumbnailer, of: options.services[MenuWiring.self])
  site.apps = container.apps(
    services: options.services, sandbox: addresses, guests: options.admitsGuests,
    languages: site.strings.languages)
  let served = Set(site.apps.map(\.name))
  site.absentApps = Set(Services.apps.map { $0.name }).subtracting(served)
  if let worker { site.worker = worker.share }
  site.crashes = CrashJournal(in: options.dataFolder, place: worker?.share.index ?? 0)
  site.crashes?.watch()
  let liveServer = try LiveServer(site: site)
  let server = try openServer(options, worker, liveServer, metrics, log)
  liveServer.readiness.become(.ready)
  if let messages {
    messages.channel.sayReady()
    messages.channel.sayAlive(until: liveServer.readiness)
  } else {
    let message = StartupMessage.text(
      options, port: server.port, accessCode: access.code, hosts: options.networkHosts,
      isHidden: options.isHidden, isForTerminal: Terminal.isPerson(1))
    Terminal.say(log.greeting(message))
  }
  await liveServer.serve(on: server)
  await sandbox?.stop()
  await container.close()
}

/// Checks what can be known before anything is opened, and logs warnings.
private func check(_ options: ServeOptions, _ worker: WorkerIndex?, _ log: Log) throws {
  // Only one of several workers prints it.
  let isFirst = (worker?.share.index ?? 0) == 0
  try DataFolder.ready(options.dataFolder) { if isFirst { log(.warn, .tapas, $0) } }
  if let warning = DataFolder.warning(about: options.dataFolder) {
    log(.warn, .tapas, "\(warning)")
  }
  if isFirst, let warning = Flag.warning(about: CommandLine.arguments) {
    log(.warn, .tapas, warning)
  }
  if worker == nil {
    try PortProbe.check(options.host, port: options.port, wasChosen: options.portWasChosen)
  }
  try LogoFile.check(options.services[MenuWiring.self].restaurant.logo)
}

extension AppContainer {
  /// The site without its apps, as the options describe it.
  @MainActor fileprivate func site(
    _ options: ServeOptions, _ access: SiteAccess, _ metrics: Metrics, _ log: Log
  ) throws -> SiteConfiguration {
    var site = SiteConfiguration(
      secret: access.secret,
      photo: photo(of: options.services[MenuWiring.self]))
    site.name = "Tapas"
    site.photoChanges = images.changes
    site.admitsGuests = options.admitsGuests
    site.networkHosts = { options.networkHosts }
    site.reachedAt = options.reachedAt
    if options.hasPreviews { site.previews = PreviewGroup.all }
    site.strings = try strings()
    site.accessCode = access.code?.value
    if let generation = access.generation { site.accessGeneration = generation }
    site.isLoopback = options.host.isLoopback
    site.host = options.host.inURL
    site.serve(as: options.names)
    site.proxy = options.proxy
    site.latency = options.latency
    site.handle = { [saves = eventSaves] in saves.during($0, whenSaved: $1) }
    site.observe = {
      metrics.count($0)
      $0.write(to: log)
    }
    site.log = { log(.warn, .liveServer, $0) }
    site.metrics = metrics.page(token: options.metricsToken)
    return site
  }
}

/// Starts the built-in sandbox over its part of the data folder, on its last port if that is free.
func startSandbox(_ dataFolder: URL) async throws(RunFailure) -> RunningSandbox {
  let folder = dataFolder.appendingPathComponent("sandbox")
  let file = SandboxPort(folder: folder)
  if let port = file.kept {
    do throws(SandboxError) {
      return try await Sandbox(dataFolder: folder, port: port).start()
    } catch {
      // Another program has the port, perhaps another Tapas. A free one is used, and the saved one
      // kept.
      guard case .cannotListen = error else { throw cannotPlay(error) }
    }
  }
  do throws(SandboxError) {
    let sandbox = try await Sandbox(dataFolder: folder).start()
    if file.kept == nil { file.keep(sandbox.port) }
    return sandbox
  } catch {
    throw cannotPlay(error)
  }
}

private func cannotPlay(_ error: SandboxError) -> RunFailure {
  .cannotStart("The built-in sandbox could not start: \(error)")
}

@MainActor
private func openServer(
  _ options: ServeOptions, _ worker: WorkerIndex?, _ liveServer: LiveServer, _ metrics: Metrics,
  _ log: Log
) throws -> WebServer {
  do throws(WebServerError) {
    if worker != nil {
      return try WebServer(
        channel: WorkerIndex.connections, port: options.port,
        limits: liveServer.limits,
        // Without the process that accepts connections, no more can arrive.
        orphaned: { kill(getpid(), SIGTERM) },
        log: { log(.warn, .webServer, $0) }, observe: { metrics.count($0) },
        webSocket: { liveServer.upgrade($0) },
        http: { await liveServer.answer($0) })
    }
    return try WebServer(
      host: options.host.address, port: options.port,
      limits: liveServer.limits,
      log: { log(.warn, .webServer, $0) }, observe: { metrics.count($0) },
      webSocket: { liveServer.upgrade($0) },
      http: { await liveServer.answer($0) })
  } catch { throw RunFailure.cannotStart("\(error)") }
}
