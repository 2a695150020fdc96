// How large the sandbox's data and pictures may be: every clone and every build copies them.
import Foundation
import Testing

@Suite("The weight of the sandbox")
struct SandboxWeightTests {
  /// The most bytes that the tracked files below `Sources/Sandbox/Resources` may have together.
  static let budget = 12_000_000

  @Test("The sandbox's data and pictures are at most 12 MB together")
  func resources() throws {
    let paths = try Checkout().paths.filter { $0.hasPrefix("Sources/Sandbox/Resources/") }
    let sizes = try paths.map { path in
      try #require(Checkout.url(path).resourceValues(forKeys: [.fileSizeKey]).fileSize)
    }
    #expect(paths.count > 500)
    #expect(sizes.reduce(0, +) <= Self.budget)
  }

  @Test("Every picture in the notes is shown on a page")
  func notes() throws {
    let checkout = try Checkout()
    let pages = try checkout.paths.filter { $0.hasSuffix(".md") }.compactMap(Checkout.text)
    for path in checkout.paths where path.hasPrefix("Notes/pictures/") {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      #expect(pages.contains { $0.contains(name) }, "\(path)")
    }
  }
}
