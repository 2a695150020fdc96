// People's visits to one app, over a service that can be made to fail.
import AppServer
import DataLayer
import Foundation
import LiveServer
import Sandbox
import SharedUI
import SwiftUI
import SwiftUITesting

@testable import tapas

/// The data folder, the process's parts over it, and the service.
@MainActor
final class Visit {
  private let app: MatrixApp
  private let folder = SyncFolder()
  private let service: FaultyService
  private let strings: StringTables
  private var container: AppContainer
  private var scene: @MainActor () -> any Scene

  /// A visit over an empty data folder and a service that answers.
  init(to app: MatrixApp) async throws {
    self.app = app
    service = try await FaultyService()
    try DataFolder.ready(folder.url)
    container = try AppContainer(dataFolder: folder.url, client: service.client)
    strings = try container.strings()
    scene = try Self.scene(of: app, in: container, service)
  }

  private static func scene(
    of app: MatrixApp, in container: AppContainer, _ service: FaultyService
  ) throws -> @MainActor () -> any Scene {
    let apps = container.apps(services: Services(), sandbox: service.sandbox.addresses)
    guard let app = apps.first(where: { $0.name == app.rawValue }) else { throw Missing() }
    return { app.scene("reader") }
  }

  /// A new page of the app's screen for a reader of `language`.
  func page(in language: Language) -> TestPage {
    page(of: scene(), language)
  }

  private func page(of scene: some Scene, _ language: Language) -> TestPage {
    TestPage(
      scene, base: "/\(app.rawValue)", tables: strings, at: app.components,
      language: language.rawValue)
  }

  /// Plans `fault` for all requests to the app's service from now on.
  func begin(_ fault: ServiceFault) async throws {
    try await service.begin(fault, of: app.rawValue)
  }

  /// Ends the fault.
  func heal() async throws { try await service.heal() }

  /// Returns once the app's list is saved, which its pages do not wait for.
  func listIsSaved() async throws {
    while try await container.records.keys(in: app.rawValue).isEmpty, !Task.isCancelled {
      await Task.yield()
    }
  }

  /// Makes everything anew over the same data folder, as a restart of the program does.
  func restart() async throws {
    await container.close()
    container = try AppContainer(dataFolder: folder.url, client: service.client)
    scene = try Self.scene(of: app, in: container, service)
  }

  /// Makes everything anew, because a menu is not downloaded again within a minute.
  func restartAfterDownload() async throws { try await restart() }

  /// Ends the fault, and closes the files and the service.
  func end() async throws {
    try await service.heal()
    await container.close()
    await service.sandbox.stop()
  }

  /// The app could not be made.
  struct Missing: Error {}
}
