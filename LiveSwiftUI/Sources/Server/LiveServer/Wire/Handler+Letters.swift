// The letters of the events in frames.
import SwiftUI

extension Handler.Kind {
  /// The letter that stands for this kind in a frame.
  var letter: String {
    switch self {
    case .click: "c"
    case .toggle: "t"
    case .input: "i"
    case .submit: "s"
    case .pick: "p"
    case .dismiss: "x"
    case .near: "n"
    case .away: "o"
    case .refresh: "r"
    case .focus: "f"
    case .blur: "b"
    case .size: "z"
    case .hold: "h"
    case .taps: "k"
    case .spot: "l"
    case .point: "v"
    case .drag: "d"
    case .pinch: "q"
    case .hover: "m"
    case .key: "y"
    case .scroll: "g"
    case .sight: "w"
    case .transfer: "a"
    case .drop: "j"
    }
  }

  private static let kinds = Dictionary(
    allCases.map { ($0.letter, $0) }, uniquingKeysWith: { first, _ in first })

  /// The kind of this letter; nil for any other text.
  init?(letter: String) {
    guard let kind = Self.kinds[letter] else { return nil }
    self = kind
  }
}
