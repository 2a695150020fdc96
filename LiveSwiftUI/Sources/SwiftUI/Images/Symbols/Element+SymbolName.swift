// The names of controls without a text: those of their symbols, as VoiceOver has them on iOS.

extension Element {
  /// Names a control after the symbols in it if nothing else in it is read aloud. Called once the
  /// content is settled, and before the control itself is.
  func nameAfterSymbols(for facts: BuiltInEnvironment) {
    guard attribute("aria-label") == nil, attribute("aria-hidden") == nil || tag == .svg else {
      return
    }
    var symbols: [String] = []
    guard !isReadAloud(besides: &symbols), !symbols.isEmpty else { return }
    var names: [String] = []
    for symbol in symbols {
      let name = Symbols.spokenName(of: symbol, for: facts)
      if !names.contains(name) { names.append(name) }
    }
    set("aria-label", names.joined(separator: ", "))
    // What is tapped without being a button is an image, as on iOS.
    guard tag != .button, tag != .a else { return }
    if tag == .svg { drop("aria-hidden") }
    if attribute("role") == nil { set("role", "img") }
  }

  /// Whether a screen reader finds a text or a label in the element. Collects the names of the
  /// symbols that it passes over.
  func isReadAloud(besides symbols: inout [String]) -> Bool {
    if tag == .svg {
      if let label = attribute("aria-label"), attribute("aria-hidden") == nil {
        return !label.isEmpty
      }
      if attribute("role") == nil, let name = symbolName { symbols.append(name) }
      return false
    }
    if attribute("aria-hidden") == "true" || attribute("inert") != nil { return false }
    if let label = attribute("aria-label") ?? attribute("alt"), !label.isEmpty { return true }
    if let ownText { return ownText.contains { !$0.isWhitespace } }
    // Of a symbol's two variants the style sheet shows one; both have the name of the first.
    let isPair = roles.contains(.iconPair)
    var hasPassedOne = false
    return firstItem { item in
      if isPair, hasPassedOne { return nil }
      hasPassedOne = true
      return item.isReadAloud(besides: &symbols) ? true : nil
    } ?? false
  }

  /// The name of the symbol that the element draws; nil for any other drawing.
  private var symbolName: String? {
    firstItem { item in
      guard case .element(let part) = item else { return nil }
      // A symbol without a drawing has its name in its title.
      if part.tag == .title { return part.ownText }
      return part.tag == .use ? part.attribute("href").flatMap(Symbols.name(at:)) : nil
    }
  }
}

extension Context {
  /// The chevron of a button that expands something, which never names the button.
  var disclosureMark: Element {
    let mark = icon("chevron.forward")
    mark.set("role", "none")
    return mark
  }
}

extension Item {
  /// Whether a screen reader finds a text or a label in the item; see `Element`.
  @MainActor func isReadAloud(besides symbols: inout [String]) -> Bool {
    switch self {
    case .element(let element): return element.isReadAloud(besides: &symbols)
    case .node(let node):
      return node.firstItem { $0.isReadAloud(besides: &symbols) ? true : nil } ?? false
    }
  }
}

extension [Item] {
  /// The symbols of the items, or nil if a text is read aloud in them.
  @MainActor var namingSymbols: [String]? {
    var symbols: [String] = []
    return contains { $0.isReadAloud(besides: &symbols) } ? nil : symbols
  }
}
