// The menus of previews: full, empty, unreadable, and in each state of a download.
import DataLayer
import Foundation
import MenuData
import SharedUI

extension MenuRepository {
  /// A menu without categories.
  static var empty: MenuRepository { preview([], [], savedAt: PreviewTime.saved) }

  /// A menu of several pages, with empty categories.
  static var long: MenuRepository {
    let more = (1...30).map { MenuCategory(id: "more-\($0)", name: "Chef’s table \($0)") }
    return preview(MenuCategory.examples + more, savedAt: PreviewTime.saved)
  }

  /// A menu whose first download stays in this state.
  static func downloading(_ progress: DownloadProgress) -> MenuRepository {
    var repository = empty
    repository.saved = { () async throws(MenuError) in nil }
    repository.download = { report async throws(MenuError) in
      report(progress)
      throw await PreviewTime.forever(then: .service(.cancelled))
    }
    return repository
  }

  /// A menu whose first download fails.
  static func failing(toDownload error: MenuError) -> MenuRepository {
    var repository = empty
    repository.saved = { () async throws(MenuError) in nil }
    repository.download = { _ async throws(MenuError) in throw error }
    return repository
  }

  /// A saved menu with unreadable pages.
  static var unreadable: MenuRepository {
    var repository = preview(savedAt: PreviewTime.saved)
    let error = MenuError.storage(why: "The file is damaged.")
    repository.categories = { _ async throws(MenuError) in throw error }
    repository.products = { _, _ async throws(MenuError) in throw error }
    return repository
  }

  /// A saved menu whose pages never finish loading.
  static var slow: MenuRepository {
    var repository = preview(savedAt: PreviewTime.saved)
    repository.categories = { _ async throws(MenuError) in
      throw await PreviewTime.forever(then: .service(.cancelled))
    }
    repository.products = { _, _ async throws(MenuError) in
      throw await PreviewTime.forever(then: .service(.cancelled))
    }
    return repository
  }

  /// A saved menu whose update stays in this state, or fails.
  static func updating(
    _ progress: DownloadProgress, failing error: MenuError? = nil
  ) -> MenuRepository {
    var repository = preview(savedAt: PreviewTime.saved)
    repository.download = { report async throws(MenuError) in
      if let error { throw error }
      report(progress)
      throw await PreviewTime.forever(then: .service(.cancelled))
    }
    return repository
  }
}

extension MenuError {
  /// A token that the service refused.
  static var refusedToken: MenuError {
    .tokenRefused(status: 401, message: nil, setting: "TAPAS_MENU_TOKEN")
  }
}

extension DownloadProgress {
  /// A half-finished download.
  static var half: DownloadProgress { DownloadProgress(pages: 6, total: 12) }

  /// A download that waits because the service asks for it.
  static var waiting: DownloadProgress {
    DownloadProgress(
      pages: 6, total: 12, waitingUntil: PreviewTime.now.addingTimeInterval(90), mayEndWait: true)
  }
}
