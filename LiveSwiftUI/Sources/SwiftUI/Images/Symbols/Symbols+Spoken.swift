// The names of symbols for screen readers: those that VoiceOver has for well-known ones, otherwise
// the parts of the symbol's own name.
import Foundation

extension Symbols {
  /// The name of a symbol for a screen reader, in the language of the person.
  @MainActor static func spokenName(of symbol: String, for facts: BuiltInEnvironment) -> String {
    guard let name = knownName(of: symbol) else {
      return symbol.split(separator: ".").joined(separator: " ")
    }
    return Text(LocalizedStringKey(name)).resolve(facts)
  }

  /// The English name of a well-known symbol, also of its filled and enclosed variants; nil for
  /// others.
  static func knownName(of symbol: String) -> String? {
    if let name = spoken[symbol] { return name }
    var parts = symbol.split(separator: ".")
    while let last = parts.last, parts.count > 1, ["fill", "circle", "square"].contains(last) {
      parts.removeLast()
      if let name = spoken[parts.joined(separator: ".")] { return name }
    }
    return nil
  }

  /// The symbol whose drawing is at an address of this site; nil for another address.
  static func name(at address: String) -> String? {
    let end = ".svg#i"
    guard let start = address.firstRange(of: "/_/icon/"), address.hasSuffix(end) else { return nil }
    return String(address[start.upperBound...].dropLast(end.count))
  }

  /// English names by symbol. Source: VoiceOver on iOS, where a symbol stands alone in a button.
  private static let spoken: [String: String] = [
    "arrow.backward": "Back", "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo",
    "arrow.forward": "Forward", "arrow.left": "Back", "arrow.right": "Forward",
    "arrow.triangle.2.circlepath": "Sync", "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo", "arrow.uturn.left": "Undo", "arrow.uturn.right": "Redo",
    "backward": "Rewind", "backward.end": "Previous", "bell": "Notifications",
    "book": "Book", "bookmark": "Bookmark", "calendar": "Calendar", "camera": "Camera",
    "cart": "Cart", "checkmark": "Selected", "chevron.backward": "Back",
    "chevron.down": "Go Down", "chevron.forward": "Forward", "chevron.left": "Back",
    "chevron.right": "Forward", "chevron.up": "Go Up", "clock": "Clock", "cloud": "Cloud",
    "doc.on.doc": "Copy", "ellipsis": "More", "ellipsis.vertical": "More", "envelope": "Mail",
    "eye": "Show", "eye.slash": "Hide", "flag": "Flag", "folder": "Folder",
    "forward": "Fast Forward", "forward.end": "Next", "gear": "Settings",
    "gearshape": "Settings", "hand.thumbsdown": "Dislike", "hand.thumbsup": "Like",
    "heart": "Love", "house": "Home", "info": "Info", "line.3.horizontal": "Menu",
    "line.3.horizontal.decrease": "Filter", "list.bullet": "List", "location": "Location",
    "lock": "Lock", "magnifyingglass": "Search", "map": "Map", "mic": "Microphone",
    "minus": "Remove", "paperplane": "Send", "pause": "Pause", "pencil": "Edit",
    "person": "Person", "person.crop": "Person", "phone": "Phone", "photo": "Photo",
    "pin": "Pin", "play": "Play", "playpause": "Play/Pause", "plus": "Add",
    "power": "Power", "printer": "Print", "questionmark": "Help", "repeat": "Repeat",
    "shuffle": "Shuffle", "slider.horizontal.3": "Adjust", "speaker.slash": "Mute",
    "square.and.arrow.down": "Download", "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose", "star": "Favorite", "stop": "Stop", "tag": "Tag",
    "trash": "Delete", "video": "Video", "xmark": "Close",
  ]
}
