// Two processes over one database, as far as a test can have them in one.
import AppTesting
import DataLayer
import Foundation
import PostgreSQL
import PostgreSQLTesting
import SharedUI
import SwiftUI
import SwiftUITesting

@testable import tapas

/// Two containers with databases, folders and services of their own, over one PostgreSQL database.
@MainActor
final class ProcessPair {
  let containers: [AppContainer]
  /// What each process was asked to send.
  let services: [ScriptedTransport]
  private let folder: URL

  /// Processes whose services answer with these texts, by method and path.
  init(_ answers: [[String: String]]) async throws {
    let address = try PostgreSQLServer.ofThisProcess.get().database()
    folder = FileManager.default.temporaryDirectory.appending(path: "pair-\(UUID())")
    services = answers.map { ScriptedTransport($0) }
    var containers: [AppContainer] = []
    for (number, service) in services.enumerated() {
      containers.append(
        try AppContainer(
          dataFolder: folder.appending(path: "\(number)"),
          // Without random delays, so that what fails fails at once.
          client: HTTPClient(transport: service, random: { 0 }),
          database: try await PostgreSQLDatabase.ready(address)))
    }
    self.containers = containers
  }

  /// A page of an app on one of the processes.
  func page<App: CatalogueApp>(
    of app: App.Type, _ dependencies: App.Dependencies, at components: [String]
  ) throws -> Page<Void> {
    try Page(
      App.description.scene(dependencies), planned: (), base: "/\(App.description.name)",
      strings: [SharedUIResources.strings, App.description.strings], at: components)
  }

  func close() async {
    for container in containers { await container.close() }
    // What cannot be deleted stays in the system's folder for temporary files.
    try? FileManager.default.removeItem(at: folder)
  }
}
