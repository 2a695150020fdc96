// Rules that let one source serve a phone and many browsers at once.

extension HouseRule {
  static let platformTests = HouseRule("Apps are the same source everywhere") { file in
    var found = file.findings(
      /#(?:if|elseif)\b.*\bcanImport\(SwiftUI\)/, in: file.lines(with: "canImport")
    ) { _ in
      // It flips between clean and incremental builds: the module may or may not be built yet.
      "canImport(SwiftUI) is banned"
    }
    if file.isInApps, file.module != "Sources/Apps/SharedUI" {
      found += file.findings(/^\s*#(?:if|elseif)\b/, in: file.lines(with: "#if", "#elseif")) { _ in
        "conditions live in SharedUI"
      }
    }
    return found
  }

  static let sharedState = HouseRule("Nothing of one person reaches another") { file in
    guard file.isInApps else { return [] }
    // One process serves many people: their language and clock come from the environment.
    let shared = file.findings(
      /\bUserDefaults\b|\b(?:Locale|TimeZone|Calendar)\.(?:current|autoupdatingCurrent)\b/,
      in: file.lines(with: "UserDefaults", "urrent")
    ) { _ in "belongs to a process, not to a person" }
    // A computed one holds nothing; only what is stored is shared.
    let stored = file.findings(/\bstatic\s+var\b(?!.*\{)/, in: file.lines(with: "static")) { _ in
      "a static var is shared"
    }
    return shared + stored
  }
}
