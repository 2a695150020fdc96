// Rules about how LiveSwiftUI draws: by names, not by numbers and letters.

extension HouseRule {
  static let slots = HouseRule("A child that is no member of a list has a named slot") { file in
    guard file.path.hasPrefix("LiveSwiftUI/Sources/") else { return [] }
    return file.findings(
      #/\b(?:child|inside)\((?!id:)[^()]*(?:\b(?:[2-9]|[1-9][0-9_]+)\b|-\s*[0-9])/#,
      in: file.lines(with: "child(", "inside(")
    ) { _ in "a case of Slot" }
  }
}
