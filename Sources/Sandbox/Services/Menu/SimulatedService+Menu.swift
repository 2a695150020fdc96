// Menu in a sandbox: its service, and its addresses.
package import Foundation

extension SimulatedService {
  /// The service of Menu.
  package static var menu: SimulatedService {
    SimulatedService { (sandbox, origin) throws(SandboxError) in
      try MenuService(origin: origin, now: sandbox.now)
    }
  }
}

extension SandboxAddresses {
  /// The base address of Menu, up to the version. Its pages state how many there are.
  package var menuURL: URL { address("/menu/v5") }

  /// The base address of Menu whose pages state only whether there is a next one.
  package var openMenuURL: URL { address("/menu/open/v5") }

  /// The token that Menu's service accepts.
  package var menuToken: String { MenuService.token }

  /// A token that Menu's service knows and no longer accepts.
  package var expiredMenuToken: String { MenuService.expiredToken }
}
