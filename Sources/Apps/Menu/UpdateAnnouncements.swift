// What a screen reader says of a download and of its end.
import DataLayer
import Foundation
import MenuData
import SharedUI
import SwiftUI

extension View {
  /// Has a screen reader say how a download goes on and how it ended. Once for all screens: each of
  /// those in a stack shows the progress.
  func announcesUpdates(of model: MenuModel) -> some View {
    modifier(UpdateAnnouncements(model: model))
  }
}

private struct UpdateAnnouncements: ViewModifier {
  private let time = ClockTime()
  let model: MenuModel

  func body(content: Content) -> some View {
    content
      .announces(pause)
      .announces(step)
      .announces(end)
      .announcesSavedCopy(stale)
  }

  private var pause: String? {
    model.progress?.waitingUntil.map {
      String(localized: "The service asks us to wait until \(time($0))")
    }
  }

  /// The pages at each quarter; all of them would interrupt the screen reader.
  private var step: String? {
    guard let progress = model.progress, let total = progress.total, progress.isAtQuarter else {
      return nil
    }
    return String(localized: "\(progress.pages, format: .number) of \(total) pages")
  }

  private var end: String? {
    guard model.isUpdated, let menu = model.menu.value else { return nil }
    return String(localized: "The menu is up to date, with \(menu.products) products.")
  }

  private var stale: (since: Date, now: Date)? {
    guard model.progress == nil, model.menu.failure != nil else { return nil }
    return model.menu.value.map { ($0.savedAt, model.now()) }
  }
}

extension DownloadProgress {
  /// Whether the last page completed a quarter of the download, but not all of it.
  fileprivate var isAtQuarter: Bool {
    guard let total, pages > 0, pages < total else { return false }
    return pages * 4 / total > (pages - 1) * 4 / total
  }
}
