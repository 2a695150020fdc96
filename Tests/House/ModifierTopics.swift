// Writes the topics of `View` for the documentation: its modifiers by what they are about.
import Foundation

/// The extension of the page of `View`, on which its members are under headings.
struct ModifierTopics {
  /// Where the extension lies in the checkout.
  static let path = "LiveSwiftUI/Sources/SwiftUI/SwiftUI.docc/View.md"

  let symbols: [PublicSymbol]

  /// The whole extension. docc adds the sentence of each member.
  var page: String {
    let members = symbols.filter { $0.path.hasPrefix("View.") }
    let counts = Dictionary(grouping: members, by: \.path).mapValues(\.count)
    let topics = Dictionary(grouping: members) { Self.title(of: $0.file ?? "") }
    let lists = topics.sorted { Self.rank($0.key) < Self.rank($1.key) }.map { title, members in
      let links = members.sorted { ($0.path, $0.usr) < ($1.path, $1.usr) }.map { member in
        let isAlone = counts[member.path] == 1
        let name = member.path.dropFirst("View.".count)
        return "- ``View/\(name)\(isAlone ? "" : "-" + Self.mark(of: member.usr))``"
      }
      return "### \(title)\n\n" + links.joined(separator: "\n")
    }
    return "# ``SwiftUI/View``\n\n## Topics\n\n" + lists.joined(separator: "\n\n") + "\n"
  }

  /// The headings in their order, each with what the files begin with whose members it has.
  private static let titles: [(title: String, files: [String])] = [
    ("What a view consists of", ["View/View.swift", "View/ViewModifier"]),
    ("Layout", ["Layout/", "Containers/Scroll/"]),
    ("Colours, backgrounds and borders", ["Drawing/Color/", "Drawing/Style/", "Drawing/Shape/"]),
    ("Effects", ["Drawing/Effects/"]),
    ("Text", ["Text/"]),
    ("Motion", ["Motion/"]),
    (
      "Appearing, disappearing and identity", ["View/Lifecycle", "View/Identity", "View/Equatable"]
    ),
    (
      "Pointers, keys and places",
      ["Gestures/", "Focus/", "Controls/Menu/ContextMenu", "Containers/List/SwipeActions"]
    ),
    ("Files, drags and pastes", ["Files/", "DragAndDrop/", "Controls/Button/PasteButton"]),
    ("State, environment and preferences", ["State/", "Runtime/Preferences/"]),
    ("Accessibility", ["Accessibility/"]),
    ("Older names", ["View/View+OldNames", "Navigation/Old"]),
    ("Search", ["Search/"]),
    ("Screens and bars", ["Navigation/"]),
    ("Sheets, alerts and dialogs", ["Presentation/"]),
    ("Apps and previews", ["App/", "Previews/"]),
    ("Controls, lists and pictures", ["Controls/", "Containers/", "Images/"]),
  ]

  private static func title(of file: String) -> String {
    titles.first { $0.files.contains(where: file.hasPrefix) }?.title ?? "More"
  }

  private static func rank(_ title: String) -> Int {
    titles.firstIndex { $0.title == title } ?? titles.count
  }

  /// The mark by which docc tells symbols of one name apart: FNV-1 of the compiler's name, folded
  /// to 24 bits, in base 36.
  static func mark(of usr: String) -> String {
    let hash = usr.utf8.reduce(2_166_136_261 as UInt32) { ($0 &* 16_777_619) ^ UInt32($1) }
    return String((hash >> 24) ^ (hash & 0xFF_FFFF), radix: 36)
  }
}
