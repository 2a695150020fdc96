// Foods in a sandbox: its service, and its addresses.
package import Foundation

extension SimulatedService {
  /// The service of Foods.
  package static var foods: SimulatedService {
    SimulatedService { (sandbox, origin) throws(SandboxError) in
      try FoodsService(dataFolder: sandbox.dataFolder, origin: origin, now: sandbox.now)
    }
  }
}

extension SandboxAddresses {
  /// The base address of Foods in its older form: the whole list as one bare array.
  package var foodsURL: URL { address("/foods/api/v1/sandbox") }
}
