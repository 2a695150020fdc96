// The addresses of a sandbox's services, in this process or another of this machine.
package import Foundation

/// The addresses and tokens of a sandbox. Those of a service are in its folder.
package struct SandboxAddresses: Sendable, Equatable {
  /// The sandbox's port on 127.0.0.1.
  package let port: Int

  /// The addresses of the sandbox on this port.
  package init(port: Int) { self.port = port }

  /// The root of all services, without a trailing slash.
  package var rootURL: URL { address("") }

  /// The address of a path, which starts with the name of its service.
  func address(_ path: String) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("A port and a fixed path always make an address.")
    }
    return url
  }
}
