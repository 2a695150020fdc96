// The ways to refresh a list, the words for its outcome, and the button for its service's settings.
import Accessibility
public import DataLayer
public import SwiftUI

extension View {
  /// Refreshes `list` by pulling it down, or by a button in the bar, beside which is that for the
  /// settings of its service.
  public func refreshes<Content, Shown, Failure>(_ list: SavedList<Content, Shown, Failure>)
    -> some View
  {
    refreshable { await list.pulled() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          RefreshButton(isLoading: list.content.isLoading, action: list.refreshTapped)
        }
      }
      .serviceSettingsButton()
      .languageButton()
  }

  /// Says for some seconds what a refresh has brought, on screen and to a screen reader.
  public func reportsRefresh(_ refreshed: RefreshOutcome?...) -> some View {
    modifier(RefreshNotice(refreshed: refreshed))
  }
}

private struct RefreshNotice: ViewModifier {
  /// The last outcome of each list that the view shows by turns.
  let refreshed: [RefreshOutcome?]
  @State private var shown: RefreshOutcome?

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .top, spacing: 0) {
        if let shown { NoticeBar { Text(verbatim: shown.sentence) } }
      }
      .onChange(of: refreshed) { before, now in
        shown = zip(before, now).first { $0 != $1 }?.1
        if let shown { AccessibilityNotification.Announcement(shown.sentence).post() }
      }
      .task(id: shown) {
        // A cancelled wait means that another refresh has ended, or that the screen has gone.
        guard shown != nil, (try? await Task.sleep(for: .seconds(6))) != nil else { return }
        shown = nil
      }
  }
}

extension RefreshOutcome {
  fileprivate var sentence: String {
    newEntries == 0 ? String(localized: "Up to date") : String(localized: "\(newEntries) new")
  }
}
