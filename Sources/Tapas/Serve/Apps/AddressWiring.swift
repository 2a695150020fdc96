// The wiring of an app whose only setting is the address of its service.
import DataLayer
import Foundation
import Sandbox
import SharedUI

/// The wiring of an app with one service, one flag and one saved list.
protocol AddressWiring: AppWiring where App.Dependencies == ServiceDependencies<Service> {
  /// The app's service.
  associatedtype Service: SourcedService

  /// The flag of the address.
  static var flag: Flag { get }
  /// Whether paths are appended to the address.
  static var isBase: Bool { get }
  /// The address of the simulated service in the sandbox.
  static func address(in sandbox: SandboxAddresses) -> URL
  /// The path and the query after the address in the request for the first list of the app.
  static var probed: (path: String, query: [URLQueryItem]) { get }
  /// The service at an address.
  static func service(at address: URL, _ container: AppContainer) -> Service
  /// The configured address.
  var url: URL? { get set }
}

extension AddressWiring {
  static var flags: [Flag] { [flag] }
  static var isBase: Bool { true }
  static var probed: (path: String, query: [URLQueryItem]) { ("", []) }

  static func lines(of sandbox: SandboxAddresses) -> [String] {
    ["\(title): \(address(in: sandbox).absoluteString)"]
  }

  init(_ settings: Settings) throws(UsageError) {
    self.init()
    url = try settings.url(Self.flag, isBase: Self.isBase)
  }

  var isSet: Bool { url != nil }
  var addresses: [URL] { [url].compactMap(\.self) }

  var probe: ServiceProbe? {
    url.map { base in
      let (path, query) = Self.probed
      let address = path.isEmpty ? base : base.appending(path: path)
      return ServiceProbe(url: query.isEmpty ? address : address.appending(queryItems: query))
    }
  }

  func dependencies(
    _ container: AppContainer, _ sandbox: SandboxAddresses?
  ) -> ServiceDependencies<Service>? {
    guard let address = url ?? sandbox.map(Self.address) else { return nil }
    var service = Self.service(at: address, container)
    // By name, because the sandbox may get another port at a start.
    if url == nil { service.source = "sandbox" }
    return ServiceDependencies(
      service: service, store: container.records, eventSaves: container.eventSaves,
      images: container.images)
  }
}
