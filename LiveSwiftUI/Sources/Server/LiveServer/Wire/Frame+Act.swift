// Whether a frame comes from an action of a person.
import SwiftUI

extension Frame {
  /// Whether a person acted, rather than the page.
  var isAct: Bool {
    switch self {
    // The page reports sizes, and a resting mouse can be over an element too.
    case .event(_, _, _, let kind, _): ![.size, .hover, .point].contains(kind)
    case .clientInfo: true
    case .hello, .acknowledgement: false
    }
  }

  /// Whether the script repeats it for a page that was made anew: a typed text, a toggle.
  var isSentAgain: Bool {
    if case .event(_, _, _, let kind, _) = self { kind == .input || kind == .toggle } else { false }
  }
}
