// The units of systemd: a copied app's is as strict, and as stubborn, as that of Tapas.
import Testing

@Suite("The units of systemd")
struct ServiceUnitTests {
  private static func settings(of path: String) throws -> Set<String> {
    let lines = try #require(try Checkout.text(path)).split(separator: "\n").map(String.init)
    return Set(lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("[") })
  }

  @Test("The unit of a new app differs from that of Tapas in names and account only")
  func template() throws {
    let ours = try Self.settings(of: "Deploy/tapas.service")
    let theirs = try Self.settings(of: "LiveSwiftUI/Template/AppName.service")
    #expect(
      ours.subtracting(theirs) == [
        "Description=Tapas, catalogue apps live in the browser", "Documentation=man:tapas(1)",
        "User=tapas", "Group=tapas", "Environment=TAPAS_DATA=/var/lib/tapas",
        "EnvironmentFile=-/etc/default/tapas", "ExecStart=/usr/bin/tapas serve $DAEMON_OPTS",
        "StateDirectory=tapas",
      ])
    #expect(
      theirs.subtracting(ours) == [
        "Description=AppName", "DynamicUser=yes", "EnvironmentFile=-/etc/default/AppName",
        "ExecStart=/opt/AppName/AppName --data /var/lib/AppName $DAEMON_OPTS",
        "StateDirectory=AppName",
      ])
  }
}
