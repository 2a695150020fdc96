// Each UI test of Xcode is run here.
import Foundation
import Testing

@Suite("UI tests of Xcode")
struct UITestsTests {
  @Test("Each of them is run by a suite here")
  func complete() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let files = { (folder: URL) in
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path()))
    }
    let cases = try files(here.appending(path: "../../Apple/UITests").standardizedFileURL)
      .filter { $0.hasSuffix("UITests.swift") }
    #expect(cases.count >= 5)
    #expect(
      try Set(cases.map { $0.replacing(".swift", with: "Tests.swift") })
        .subtracting(files(here)) == [])
  }
}
