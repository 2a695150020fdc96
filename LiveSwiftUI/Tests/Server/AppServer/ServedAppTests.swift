// An app as its program serves it: at "/", with its own texts, and with a folder of its own.
import AppServer
import Foundation
import LiveServer
import SwiftUI
import Testing
import WebServer

private struct GreetingApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Good morning")
      Text("Cancel")
      Image("logo")
    }
  }
}

@MainActor @Suite("A served app", .timeLimit(.minutes(10)))
final class ServedAppTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")

  deinit {
    // The system clears its folder for passing files; a leftover harms no test.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a string table as the bundle of a module beside the program.
  private func write(_ module: String, source: String = "en", _ strings: [String: [String: String]])
    throws
  {
    let table: [String: Any] = [
      "sourceLanguage": source,
      "strings": strings.mapValues { words in
        ["localizations": words.mapValues { ["stringUnit": ["value": $0]] }]
      },
    ]
    let bundle = folder.appending(path: "Package_\(module).resources")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: table)
      .write(to: bundle.appending(path: "Localizable.xcstrings"))
  }

  private var bundle: AppBundle { AppBundle(type: "Hello.GreetingApp", folder: folder) }

  private func served(_ change: (inout AppOptions) -> Void = { _ in }) throws -> ServedApp {
    var options = AppOptions(dataFolder: folder.appending(path: "data"))
    change(&options)
    return try ServedApp(GreetingApp.self, options, bundle: bundle)
  }

  private func ask(
    _ app: ServedApp, host: String = "localhost", language: String = "en"
  ) async throws -> (status: Int, text: String) {
    let server = try LiveServer(site: app.site)
    let headers = Headers([("Host", host), ("Accept-Language", language)])
    let response = await server.answer(Request(path: "/", headers: headers))
    server.close()
    guard case .bytes(let bytes) = response.body else { return (response.status, "") }
    return (response.status, String(decoding: bytes, as: UTF8.self))
  }

  @Test("The app is at /, under the name of its module, and only for this machine's names")
  func page() async throws {
    let app = try served()
    let page = try await ask(app)
    #expect(page.status == 200)
    #expect(page.text.contains("<title>Hello</title>") && page.text.contains("Good morning"))
    #expect(try await ask(app, host: "evil.example").status == 421)
  }

  @Test("Behind a proxy the app answers to the site's names")
  func proxy() async throws {
    let app = try served {
      $0.names = ["example.org"]
      $0.proxy = "127.0.0.1"
    }
    #expect(try await ask(app, host: "example.org").status == 200)
    #expect(try await ask(app, host: "evil.example").status == 421)
    #expect(app.site.names == ["example.org"] && app.site.proxy == "127.0.0.1")
  }

  @Test("An app whose name has no letters of ASCII has an address all the same")
  func address() {
    #expect(AppBundle(type: "My_App2.MyApp", folder: folder).address == "myapp2")
    #expect(AppBundle(type: "Ñ.App", folder: folder).address == "app")
  }

  @Test("Texts come from the app's own table, in its languages and in no other")
  func strings() async throws {
    try write("Hello", ["Good morning": ["es": "Buenos días"]])
    try write("Other", ["Good morning": ["es": "Hola", "fr": "Bonjour"], "Tea": ["es": "Té"]])
    let app = try served()
    #expect(app.site.strings.languages == ["en", "es"])
    #expect(try await ask(app, language: "es").text.contains("Buenos días"))
    // A word of the server's own table.
    #expect(try await ask(app, language: "es").text.contains("Cancelar"))
    #expect(try await ask(app, language: "fr").text.contains("Good morning"))
  }

  @Test("A picture without a bundle is that of the app's own module, and of no other")
  func picture() async throws {
    func write(_ module: String) throws {
      let bundle = folder.appending(path: "Package_\(module).resources")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      try Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
        .write(to: bundle.appending(path: "logo.svg"))
    }
    try write("Other")
    #expect(try await !ask(served()).text.contains("/_/photo/"))
    try write("Hello")
    #expect(try await ask(served()).text.contains("/_/photo/"))
  }

  @Test("An app without a table is in English; one of another source language is in that")
  func languages() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(try bundle.strings().languages == ["en"])
    #expect(try await ask(served(), language: "es").text.contains("Cancel"))
    try write("Hello", source: "es", ["Good morning": ["es": "Buenos días", "en": "Hello!"]])
    let app = try served()
    #expect(app.site.strings.languages == ["es", "en"])
    #expect(try await ask(app, language: "fr").text.contains("Buenos días"))
    let english = try await ask(app, language: "en").text
    #expect(english.contains("Hello!") && english.contains("Cancel<"))
  }

  @Test("The secret is kept for this account only, and is the same after a restart")
  func secret() throws {
    let first = try served().site.secret
    #expect(try served().site.secret == first && first.count == 32)
    let file = folder.appending(path: "data/.server/secret").path
    let facts = try FileManager.default.attributesOfItem(atPath: file)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  @Test("Where others can reach the app they are asked for a code, the same after a restart")
  func accessCode() async throws {
    let everywhere = ListenAddress(address: "0.0.0.0", isLoopback: false)
    let app = try served { $0.host = everywhere }
    #expect(try await ask(app, host: "box.example").status == 401)
    let again = try served { $0.host = everywhere }
    #expect(again.site.accessCode == app.site.accessCode && app.site.accessCode != nil)
    #expect(again.site.accessGeneration == app.site.accessGeneration)
    let set = try served { $0.accessCode = Secret("open-sesame-please") }
    #expect(set.site.accessCode == "open-sesame-please")
    #expect(set.site.accessGeneration != app.site.accessGeneration)
  }

  @Test("A folder that is of no use is told")
  func folderInTheWay() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "data")
    try Data("mine".utf8).write(to: file)
    #expect(throws: StartFailure.notAFolder(file.path)) { try served() }
  }
}
