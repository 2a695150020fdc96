// Cocktails in a sandbox: its service, and its addresses.
package import Foundation

extension SimulatedService {
  /// The service of Cocktails.
  package static var cocktails: SimulatedService {
    SimulatedService { (_, origin) throws(SandboxError) in
      try CocktailsService(origin: origin)
    }
  }
}

extension SandboxAddresses {
  /// The base address of Cocktails, up to the version and the demo key.
  package var cocktailsURL: URL { address("/cocktails/api/json/v1/1") }
}
