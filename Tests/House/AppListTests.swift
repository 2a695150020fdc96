// How many files repeat the list of apps. A further app is a line in the manifest and in
// `Services.apps`; what else names all of them is written by a command, or is about those apps.
import Testing

@Suite("The list of apps")
struct AppListTests {
  @Test("Besides pages and the Xcode project, few files name every app")
  func repeated() throws {
    // The longest name is the rarest, so most files are read once.
    let names = AllowedImports.apps.sorted { $0.count > $1.count }
    #expect(names.count >= 5)
    let naming = try Checkout().paths.filter { path in
      guard !path.hasSuffix(".md"), !path.hasPrefix("Apple/TapasApps.xcodeproj/"),
        let text = try Checkout.text(path)
      else { return false }
      return names.allSatisfy { text.contains($0) || text.contains($0.lowercased()) }
    }
    // Six of them are written: by `tapas help --write` and by `Tools/XcodeProject/generate.py`.
    #expect(naming.count <= 23, "\(naming.joined(separator: "\n"))")
  }
}
