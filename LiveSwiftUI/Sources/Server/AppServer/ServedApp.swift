// Serves one app at "/" until its task is cancelled, with defaults for every flag.
import Foundation
package import LiveServer
package import SwiftUI
package import Thumbnails
import WebServer

/// An app, the options of its program, and the files beside it.
@MainActor package struct ServedApp {
  /// The configuration of the site.
  package let site: SiteConfiguration
  private let options: AppOptions
  private let bundle: AppBundle
  private let worker: WorkerIndex?
  private let code: Secret?

  /// Creates the server's files in the data folder, and then the app: alone, or as one of several
  /// workers. Without a `thumbnailer` photos keep their size. Throws when the folder is unusable,
  /// or when a string table cannot be read.
  package init<Content: App>(
    _ type: Content.Type, _ options: AppOptions, bundle: AppBundle, as worker: WorkerIndex? = nil,
    thumbnailer: Thumbnailer? = nil
  ) throws {
    self.options = options
    self.worker = worker
    self.bundle = bundle
    let folder = options.serverFolder
    // Only one of several workers prints warnings.
    let isFirst = (worker?.share.index ?? 0) == 0
    let access = try options.access { if isFirst { Terminal.warn("\(bundle.name): \($0)") } }
    if isFirst, let warning = DataFolder.warning(about: options.dataFolder) {
      Terminal.warn("\(bundle.name): \(warning)")
    }
    self.code = access.code
    var site = SiteConfiguration(
      secret: access.secret, photosIn: folder, userAgent: bundle.name, thumbnailer: thumbnailer)
    site.strings = try bundle.strings()
    site.mainBundles = bundle.mainBundles
    site.icon = bundle.icon
    site.accent = bundle.accent
    site.accessCode = code?.value
    if let generation = access.generation { site.accessGeneration = generation }
    site.isLoopback = options.host.isLoopback
    site.host = options.host.inURL
    site.networkHosts = { [host = options.host] in MachineAddresses.reaching(host) }
    site.serve(as: options.names)
    site.proxy = options.proxy
    site.crashes = CrashJournal(in: folder, place: worker?.share.index ?? 0)
    if let worker { site.worker = worker.share }
    if options.host.isLoopback { site.watch = options.watch }
    let (log, told) = (site.log, site.onceLogger)
    let running = RunningApp(
      type, services: TreeServices(strings: site.strings, log: { told($0, to: log) }))
    site.apps = [
      SiteApp(
        name: bundle.address, title: bundle.name, summary: "", colors: ("#f2f2f7", "#f2f2f7"),
        isWholeSite: true, scene: { _ in running.scene })
    ]
    self.site = site
  }

  /// Listens, passes the address to `say`, and serves until the task is cancelled. Throws when it
  /// cannot listen.
  package func run(say: (String) -> Void = Terminal.say) async throws {
    site.crashes?.watch()
    let liveServer = try LiveServer(site: site)
    if worker != nil { return try await runAsWorker(liveServer) }
    try PortProbe.check(options.host, port: options.port, wasChosen: options.portWasChosen)
    let server = try WebServer(
      host: options.host.address, port: options.port,
      limits: liveServer.limits, log: site.log,
      webSocket: { liveServer.upgrade($0) }, http: { await liveServer.answer($0) })
    liveServer.readiness.become(.ready)
    say(options.greeting(name: bundle.name, port: server.port, code))
    await liveServer.serve(on: server)
  }

  private func runAsWorker(_ liveServer: LiveServer) async throws {
    let messages = ChangeChannel(WorkerIndex.messages)
    let server = try WebServer(
      channel: WorkerIndex.connections, port: options.port,
      limits: liveServer.limits,
      // Without the process that accepts connections, no more can arrive.
      orphaned: { kill(getpid(), SIGTERM) },
      log: site.log, webSocket: { liveServer.upgrade($0) }, http: { await liveServer.answer($0) })
    liveServer.readiness.become(.ready)
    messages.sayReady()
    messages.sayAlive(until: liveServer.readiness)
    await liveServer.serve(on: server)
  }
}

extension AppOptions {
  /// The admission to the site, kept in the server's folder. `warn` gets a sentence if the folder
  /// takes nothing new.
  func access(warn: (String) -> Void = { _ in }) throws(StartFailure) -> SiteAccess {
    try DataFolder.ready(dataFolder, secretIn: serverFolder, warn: warn)
    // Of the same disk.
    try DataFolder.ready(serverFolder) { _ in }
    return try SiteAccess.kept(in: serverFolder, needsCode: needsAccessCode, chosen: accessCode)
  }

  /// The lines printed once the app is served at this port.
  func greeting(name: String, port: Int, _ code: Secret?) -> String {
    AppGreeting.text(
      self, name: name, port: port, accessCode: code, hosts: MachineAddresses.reaching(host),
      isForTerminal: Terminal.isPerson(1))
  }

  /// Serves the app with several processes of this program until the task is cancelled.
  @MainActor func runWorkers(_ count: Int, name: String) async throws {
    // Shared files are made once, before any worker looks for them.
    let access = try access()
    try PortProbe.check(host, port: port, wasChosen: portWasChosen)
    let workers = Workers(count: count, host: host, port: port) { Terminal.warn("\(name): \($0)") }
    try await workers.run { Terminal.say(greeting(name: name, port: $0, access.code)) }
  }
}
