// One of the services that a sandbox simulates, as the programs that start it name it.

/// A simulated upstream service. Each is declared in the folder of its service.
package struct SimulatedService: Sendable {
  /// Reads the service's data and makes it.
  let make: @Sendable (Sandbox, Origin) throws(SandboxError) -> any SandboxService
}
