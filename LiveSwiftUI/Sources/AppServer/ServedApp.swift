// Serves one app at "/" until its task is cancelled, with the defaults of `tapas serve`.
import DataLayer
import Foundation
package import LiveServer
package import SwiftUI
import WebServer

/// An app, the options of its program, and the files beside it.
@MainActor package struct ServedApp {
  /// The configuration of the site.
  package let site: SiteConfiguration
  private let options: AppOptions
  private let bundle: AppBundle
  private let code: Secret?

  /// Creates the server's files in the data folder, and then the app. Throws when the folder is
  /// unusable, or when a string table cannot be read.
  package init<Content: App>(
    _ type: Content.Type, _ options: AppOptions, bundle: AppBundle
  ) throws {
    self.options = options
    self.bundle = bundle
    let folder = options.serverFolder
    try DataFolder.ready(options.dataFolder)
    try DataFolder.ready(folder)
    if let warning = DataFolder.warning(about: options.dataFolder) {
      Terminal.warn("\(bundle.name): \(warning)")
    }
    let access = try SiteAccess.kept(
      in: folder, needsCode: options.needsAccessCode, chosen: options.accessCode)
    self.code = access.code
    let images = ImageCache(
      folder: folder.appendingPathComponent("photos"),
      client: HTTPClient.live(userAgent: bundle.name, gentle: true)
        .refusingSpecialAddresses(exceptOf: []))
    var site = SiteConfiguration(secret: access.secret) { await images.photo(at: $0) }
    site.strings = try bundle.strings()
    site.mainBundles = bundle.mainBundles
    site.accessCode = code?.value
    if let generation = access.generation { site.accessGeneration = generation }
    site.isLoopback = options.host.isLoopback
    site.host = options.host.inURL
    site.networkHosts = { [host = options.host] in MachineAddresses.reaching(host) }
    site.names = options.names
    site.proxy = options.proxy
    site.crashes = CrashJournal(in: folder)
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
    try PortProbe.check(options.host, port: options.port, wasChosen: options.portWasChosen)
    let log = site.log
    let server = try WebServer(
      host: options.host.address, port: options.port,
      limits: .site(behind: options.proxy), log: log,
      webSocket: { liveServer.upgrade($0) }, http: { await liveServer.answer($0) })
    liveServer.readiness.become(.ready)
    say(
      AppGreeting.text(
        options, name: bundle.name, port: server.port, accessCode: code,
        hosts: MachineAddresses.reaching(options.host), isForTerminal: Terminal.isPerson(1)))
    await liveServer.serve(on: server)
  }
}
