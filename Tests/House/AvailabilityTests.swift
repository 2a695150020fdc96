// Nothing that the apps use is newer than the systems that the manifest promises.
import Foundation
import Testing

@Suite("Availability", .timeLimit(.minutes(10)), .serialized)
struct AvailabilityTests {
  @Test("All that the package and the apps of Xcode use is in the iOS that the manifest promises")
  func phone() async throws {
    // Their index lies beside that of the screens.
    _ = try await AppleBuilds.shells.value
    let findings = try await Self.findings(.iOS, AppleBuilds.phone.value)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test("All that the package uses is in the macOS that the manifest promises")
  func mac() async throws {
    let findings = try await Self.findings(.macOS, AppleBuilds.mac.value)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test("Of what the apps use, Apple's page or interface says since when it is there")
  func confirmed() async throws {
    let build = try await AppleBuilds.phone.value
    let used = try Self.used(build)
    #expect(
      try Availability(.iOS, toolchain: [:]).unconfirmed(in: used) == [
        // With Xcode 26, these calls take `task(priority:_:)` and `task(id:priority:_:)` of iOS 15.
        "View.task(id:name:priority:file:line:_:)", "View.task(name:priority:file:line:_:)",
      ])
  }

  @Test("A symbol with computed versions is found out")
  func computed() throws {
    let table = try APIGate.table()
    let update = try #require(table.first { $0.path == "KeyframeTimeline.update(value:time:)" })
    let zoom = try #require(table.first { $0.path == "NavigationTransition.zoom(sourceID:in:)" })
    let used = [update.usr: Set(["A.swift"]), zoom.usr: ["A.swift"]]
    #expect(try Availability(.iOS, toolchain: [:]).unconfirmed(in: used) == [update.path])
  }

  @Test("What is newer than promised and what a system lacks are found out")
  func caught() throws {
    let table = try APIGate.table()
    let zoom = try #require(table.first { $0.path == "NavigationTransition.zoom(sourceID:in:)" })
    let close = try #require(table.first { $0.path == "ButtonRole.close" })
    let used = [zoom.usr: Set(["FoodsScreen.swift"]), close.usr: ["FoodPage.swift"]]
    let ios = try Availability(.iOS, toolchain: [:])
    #expect(
      try ios.findings(in: used, promised: SystemVersion(major: 18)) == [
        """
        FoodPage.swift: static SwiftUI.ButtonRole.close : SwiftUI.ButtonRole needs iOS 26, \
        and Package.swift promises 18
        """
      ])
    let mac = try Availability(.macOS, toolchain: [:])
      .findings(in: used, promised: SystemVersion(major: 26))
    #expect(mac.count == 1)
    #expect(mac.first?.hasPrefix("FoodsScreen.swift: macOS has no ") == true)
  }

  @Test("The promise is read from the manifest")
  func promise() {
    let manifest = "platforms: [.iOS(.v18), .macOS(.v15)],"
    #expect(Availability.promised(.iOS, in: manifest) == SystemVersion(major: 18))
    #expect(Availability.promised(.macOS, in: manifest) == SystemVersion(major: 15))
    #expect(Availability.promised(.macOS, in: "platforms: [.iOS(.v18)]") == nil)
  }

  /// The symbols that the modules of a build use, with the files that do.
  private static func used(_ build: AppleBuild) throws -> [String: Set<String>] {
    try build.indexes.map { try UsedSymbols.read($0) }
      .reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
  }

  /// What breaks the promise for a system; nothing where the manifest does not promise it.
  private static func findings(
    _ system: AppleSystem, _ build: AppleBuild
  ) async throws -> [String] {
    let manifest = try Checkout.text("Package.swift") ?? ""
    guard let promised = Availability.promised(system, in: manifest) else { return [] }
    let used = try Self.used(build)
    let availability = try await Availability(system, toolchain: AppleBuilds.toolchain.value)
    // An index that was not written, or names that are not understood, would pass unseen.
    #expect(try availability.known(in: used) > 300)
    return try availability.findings(in: used, promised: promised)
  }
}
