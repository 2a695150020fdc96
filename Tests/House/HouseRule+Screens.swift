// A rule about screens: what the renderer forgives and iPhone and iPad do not.

extension HouseRule {
  static let screens = HouseRule("A screen keeps the rules of iPhone and iPad") { file in
    guard file.isInApps || file.path.hasPrefix("Apple/") else { return [] }
    return file.wholeWindow + file.smallTargets + file.unbidden + file.stackedLists
      + file.automaticButtons
  }
}

extension SwiftFile {
  /// Modifiers that belong to the window or to one helper.
  fileprivate var wholeWindow: [Finding] {
    let scheme = findings(/\.preferredColorScheme\(/, in: lines(with: "preferredColorScheme")) {
      _ in "the scheme of the window is the person's"
    }
    let chevron = findings(/\bnavigationLinkIndicatorVisibility\(/, in: lines(with: "IndicatorV")) {
      _ in path.hasSuffix("SharedUI/View+Rows.swift") ? nil : "linkIndicatorHidden(_:) guards it"
    }
    return scheme + chevron
  }

  /// Controls smaller than the 44 points that a finger needs.
  fileprivate var smallTargets: [Finding] {
    let small = findings(/\.controlSize\(\.(?:small|mini)\)/, in: lines(with: "controlSize")) { _ in
      "smaller than a finger needs"
    }
    guard lines(with: "touchTarget()").isEmpty else { return small }
    return small
      + findings(/\.labelStyle\(\.iconOnly\)/, in: lines(with: "iconOnly")) { _ in
        "its label lacks touchTarget()"
      }
  }

  /// Haptics by a value of a model, which a refresh changes too.
  fileprivate var unbidden: [Finding] {
    findings(/\.sensoryFeedback\(.*\btrigger: *\w+\./, in: lines(with: "sensoryFeedback")) { _ in
      "not by a tap of the person"
    }
  }

  /// What scrolls inside a stack: its screen's title does not collapse, and paper lacks rows.
  fileprivate var stackedLists: [Finding] {
    lines(with: "VStack").flatMap { stack in
      block(under: stack).filter { index in
        ["List", "Form", "ScrollView", "LoadStateView"].contains {
          code[index].isCall(of: $0)
        }
      }.map { Finding(path: path, line: $0 + 1, text: "what scrolls is the screen itself") }
    }
  }

  /// Buttons of an unavailable content without a style: in a row they take the row's taps.
  fileprivate var automaticButtons: [Finding] {
    lines(with: "actions: {").flatMap { actions in
      block(under: actions).filter { index in
        let statement = [index] + block(under: index, withModifiers: true)
        return code[index].isCall(of: "Button")
          && !statement.contains { code[$0].contains("buttonStyle(") }
      }.map { Finding(path: path, line: $0 + 1, text: "it takes the taps of its row") }
    }
  }

  /// The lines that are indented below a line; with modifiers, also its closing ones
  /// and the modifiers at its level.
  private func block(under index: Int, withModifiers: Bool = false) -> [Int] {
    let depth = code[index].depth
    return Array(
      code.indices.dropFirst(index + 1).prefix { next in
        code[next].depth > depth || code[next].allSatisfy(\.isWhitespace)
          || withModifiers && code[next].depth == depth
            && ["}", ")", "."].contains(code[next].dropFirst(depth).prefix(1))
      })
  }
}

extension String {
  /// The spaces that a line begins with.
  fileprivate var depth: Int { prefix { $0 == " " }.count }

  /// Whether a line begins with a call, as `List {` or `List(`.
  fileprivate func isCall(of name: String) -> Bool {
    let rest = drop { $0 == " " }
    guard rest.hasPrefix(name) else { return false }
    return ["(", " ", "<"].contains(rest.dropFirst(name.count).prefix(1))
  }
}
