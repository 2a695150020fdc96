// What a screen reader says while a screen changes by itself.
import Accessibility
import DataLayer
public import Foundation
public import SwiftUI

extension View {
  /// Has a screen reader say `text` when it appears or changes; nil is silent.
  ///
  /// The trait `updatesFrequently` alone says nothing on iPhone and iPad.
  public func announces(_ text: String?) -> some View {
    onChange(of: text, initial: true) { _, text in
      if let text { AccessibilityNotification.Announcement(text).post() }
    }
  }

  /// Has a screen reader say how many results a search has, when the number changes; nil, of no
  /// search, is silent.
  public func announcesResults(_ count: Int?) -> some View {
    announces(count.map { String(localized: "\($0) results") })
  }

  /// Shows ``UnsavedNotice`` above a list while `isUnsaved`, and has a screen reader say it.
  public func unsavedNotice(_ isUnsaved: Bool) -> some View {
    safeAreaInset(edge: .top, spacing: 0) { if isUnsaved { UnsavedNotice() } }
      .announces(isUnsaved ? String(localized: UnsavedNotice.sentence) : nil)
  }

  /// Has a screen reader say the age of what is shown once it is not current, in the words of
  /// ``StaleNotice``; nil is silent.
  public func announcesSavedCopy(_ stale: (since: Date, now: Date)?) -> some View {
    modifier(SavedCopyAnnouncement(since: stale?.since, now: stale?.now))
  }
}

private struct SavedCopyAnnouncement: ViewModifier {
  private let environment = DateEnvironment()
  let since: Date?
  let now: Date?

  func body(content: Content) -> some View {
    // Its age would be said again with each rendering.
    content.onChange(of: since, initial: true) {
      if let text { AccessibilityNotification.Announcement(text).post() }
    }
  }

  private var text: String? {
    guard let since, let now else { return nil }
    return String(localized: StaleNotice.sentence(since, now, environment))
  }
}
