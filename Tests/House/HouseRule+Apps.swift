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

  /// The keys of what a scene keeps: a place, a search, or a filter of the moment. iOS drops them
  /// when the app is swiped away, and a browser with its tab.
  private static let places: Set = [
    "cocktails.choice", "cocktails.filter", "foods.filter", "foods.query", "humour.filter",
    "humour.search", "menu.open", "menu.search", "path", "recipes.cuisine",
    "recipes.filter", "recipes.open", "recipes.query",
  ]

  static let keptState = HouseRule("A scene keeps a place or a search; a setting outlives it") {
    file in
    guard file.isInApps else { return [] }
    return file.findings(/@SceneStorage\b/, in: file.lines(with: "@SceneStorage")) { index in
      let key = file.lines[index].firstMatch(of: /@SceneStorage\("([^"]*)"\)/)?.1
      if let key, places.contains(String(key)) { return nil }
      return "\(key ?? "a key of another form") is in @AppStorage, or in the list of places"
    }
  }

  static let addressFields = HouseRule("A field for a web address has the keyboard for one") {
    file in
    guard file.isInApps || file.path.hasPrefix("Apple/") else { return [] }
    return file.findings(/\bTextField\(/, in: file.lines(with: "TextField(")) { index in
      // Its label and its binding, which may be below it, then its modifiers.
      let below = file.lines[(index + 1)...].prefix(2).prefix {
        !$0.contains("TextField(") && $0.first { $0 != " " } != "."
      }
      let label = ([file.lines[index]] + below).joined(separator: " ").lowercased()
      guard ["address", "url", "instance"].contains(where: label.contains) else { return nil }
      let modifiers = file.code[(index + 1)...].prefix(16).prefix { !$0.contains("TextField(") }
      let hasKeyboard = modifiers.contains { $0.contains(".keyboardType(.URL)") }
      return hasKeyboard ? nil : "without .keyboardType(.URL)"
    }
  }
}
