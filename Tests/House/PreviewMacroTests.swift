// `#Preview`: the compiler checks what is in it, and the app has nothing of it.
import Foundation
import Testing

@Suite struct PreviewMacroTests {
  /// What the compiler says of a source with previews; nil when it compiles.
  private func complaints(about source: String) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "tapas-preview-\(UUID().uuidString).swift")
    try Data("import SwiftUI\n\(source)\n".utf8).write(to: file)
    // The file lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: file) }
    let modules = try APIGate.modules()
    let plugin = modules.deletingLastPathComponent().appending(path: "PreviewMacros-tool")
    do {
      _ = try APIGate.run([
        "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path,
        "-load-plugin-executable", "\(plugin.path)#PreviewMacros", file.path,
      ])
      return nil
    } catch APIGateError.tool(_, let said) {
      return said
    }
  }

  @Test("A preview compiles, with a name and with state")
  func compiles() throws {
    let source = """
      #Preview { Text("a") }
      #Preview("Named") {
        @Previewable @State var count = 0
        Button("Add") { count += 1 }
        if count > 1 { Text("b") }
      }
      """
    #expect(try complaints(about: source) == nil)
  }

  @Test("A preview of what does not exist is an error")
  func checks() throws {
    let said = try #require(try complaints(about: "#Preview { Missing() }"))
    #expect(said.contains("cannot find 'Missing' in scope"))
  }
}
