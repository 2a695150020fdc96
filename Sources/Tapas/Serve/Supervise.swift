// `tapas serve --workers N`: one port, one sandbox and one terminal for several processes.
import AppServer
import DataLayer
import LiveServer
import Menu
import PostgreSQL
import Sandbox
import WebServer

/// Serves with several workers until cancelled. Throws `RunFailure` when they cannot start.
@MainActor
func supervise(_ options: ServeOptions) async throws {
  Descriptors.raiseLimit()
  // Its first worker tells the warning.
  try DataFolder.ready(options.dataFolder) { _ in }
  let log = Log.ofServer(options.log)
  try PortProbe.check(options.host, port: options.port, wasChosen: options.portWasChosen)
  try LogoFile.check(options.services[MenuWiring.self].restaurant.logo)
  let use = FolderUse(options.dataFolder, log)
  defer { withExtendedLifetime(use) {} }
  // Shared state is made once, before any worker looks for it.
  let database = try await PostgreSQLDatabase.ready(options.database, log)
  let access = try await SiteAccess.settled(options, in: database)
  await database?.close()
  let sandbox = options.services.needSandbox ? try await startSandbox(options.dataFolder) : nil

  let workers = Workers(
    count: options.workers, host: options.host, port: options.port, sandboxPort: sandbox?.port,
    log: { log(.warn, .tapas, $0) })
  do {
    try await workers.run { port in
      Terminal.say(
        log.greeting(
          StartupMessage.text(
            options, port: port, accessCode: access.code,
            hosts: options.networkHosts, isHidden: options.isHidden,
            isForTerminal: Terminal.isPerson(1))))
    }
  } catch {
    await sandbox?.stop()
    throw (error as? WebServerError).map { RunFailure.cannotStart("\($0)") } ?? error
  }
  await sandbox?.stop()
}
