// What a screen reader says while a screen changes by itself.
import Accessibility
public import SwiftUI

/// Has a screen reader say `text`.
@MainActor public func announce(_ text: String) {
  AccessibilityNotification.Announcement(text).post()
}

extension View {
  /// Has a screen reader say `text` when it appears or changes; nil is silent.
  ///
  /// The trait `updatesFrequently` alone says nothing on iPhone and iPad.
  public func announces(_ text: String?) -> some View {
    onChange(of: text, initial: true) { _, text in
      if let text { announce(text) }
    }
  }
}
