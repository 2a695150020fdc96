// Pictures of an app's bundle: served under names like photos, and no other file of the machine.
import Foundation
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Pictures of a bundle", .timeLimit(.minutes(10))) struct BundlePictureTests {
  @Test("A picture of the bundle is sent under a name that says nothing of its file")
  @MainActor func shown() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tapas-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data([0x89, 0x50, 1]).write(to: folder.appending(path: "cat.png"))
    let bundle = try #require(Bundle(url: folder))
    try await LiveServerTests.withServer {
      $0.apps.append(.test("pictures") { WindowGroup { Image("cat", bundle: bundle) } })
    } _: { server in
      let visitor = server.visitor()
      let html = try await visitor.page("/pictures").html
      let path = String(html.firstMatch(of: /src="(\/_\/photo\/[A-Za-z0-9_-]{22})"/)?.1 ?? "")
      #expect(!html.contains("cat.png") && html.contains(#"alt="cat""#))
      let answer = try await visitor.ask(path)
      #expect(answer.body == [0x89, 0x50, 1])
      #expect(answer["content-type"] == "image/png")
      #expect(answer["content-security-policy"] == "default-src 'none'; sandbox")
    }
  }

  @Test("Only files of pictures get a path")
  func kinds() {
    let proxy = ImageProxy(signer: Signer(key: TestServer.secret)) { _ in nil }
    #expect(proxy.address(ofFile: URL(filePath: "/etc/passwd")) == nil)
    #expect(proxy.address(ofFile: URL(string: "https://a/b.png")!) == nil)
    #expect(proxy.address(ofFile: URL(filePath: "/a/b.png"))?.hasPrefix("/_/photo/") == true)
  }
}
