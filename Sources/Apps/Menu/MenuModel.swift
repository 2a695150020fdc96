// The model of Menu: the saved menu, its download, and the route.
import DataLayer
import Foundation
import MenuData
import Observation
import SharedUI

/// The state behind the screens of Menu, one for each person, over a repository that all share.
@MainActor @Observable
final class MenuModel: ReturningModel {
  /// The saved menu, and the state of opening or downloading it.
  var menu: Loadable<SavedMenu, MenuError> { loading.content }
  private let loading = RefreshableLoad<SavedMenu, MenuError>()
  /// The progress of the download; nil while none runs.
  private(set) var progress: DownloadProgress?
  /// Whether there was no saved menu, or it could not be opened.
  private var isMissing = false
  /// Whether an update has completed in the last minute, since the person last changed the screen.
  private(set) var isUpdated = false
  /// Whether an alert shows a failure that leaves no menu to show.
  var isFailureShown = false
  /// The screens over the first page of the categories.
  var path: [MenuRoute] = []
  /// The product in the popup.
  var openedProduct: Product?

  /// The restaurant whose menu it is.
  @ObservationIgnored let restaurant: Restaurant
  /// The time of day, for "5 minutes ago".
  @ObservationIgnored let now: @Sendable () -> Date
  @ObservationIgnored private let repository: MenuRepository
  @ObservationIgnored private let clock: any Clock<Duration>
  /// The categories read so far, because a screen needs its title before its content.
  private var knownCategories: [MenuCategory.ID: MenuCategory] = [:]
  /// The menu that was saved last, according to the notifications this page received.
  @ObservationIgnored private var newest: SavedMenu?

  /// A model of the menu of the repository.
  init(_ dependencies: MenuDependencies) {
    repository = dependencies.repository
    restaurant = dependencies.restaurant
    clock = dependencies.clock
    now = dependencies.now
  }

  /// Whether there is no menu to show, as far as is known. It is not while the saved one is opened.
  var lacksMenu: Bool { isMissing && menu.value == nil }

  /// Waits for the logo at the start. Returns true when it was shown long enough, false when the
  /// person left before.
  func started() async -> Bool {
    // A sleep throws only when it is cancelled.
    (try? await clock.sleep(for: .milliseconds(500))) != nil
  }
}

// MARK: - The menu and its download

extension MenuModel {
  /// Opens the saved menu or downloads one, updates it on request, and shows menus that others
  /// save, until cancelled; for the screen's `.task`.
  func appeared() async {
    async let following: Void = follow(repository.newMenus())
    await loading.loadOnRequest { isFirst in
      if isFirst || menu.value == nil { await open() } else { await load(downloaded) }
    }
    await following
  }

  /// Updates the menu; does nothing during a download.
  func updateTapped() {
    if progress == nil { loading.reload() }
  }

  /// Updates the menu after a pull. Returns when the download has ended.
  func pulled() async {
    if progress == nil, menu.value != nil { await load(downloaded) }
  }

  /// Retries after a failure.
  func retryTapped() {
    isFailureShown = false
    updateTapped()
  }

  /// Tries a failed download again. A menu that is there is updated only when the person asks.
  func returned() {
    if menu.failure?.mayPass == true { retryTapped() }
  }

  /// Ends a pause that the service has not asked for.
  func tryNowTapped() { repository.endWait() }

  /// Shows a menu that was saved elsewhere meanwhile, when the person changes the screen.
  func navigated() async {
    isUpdated = false
    guard menu.value != nil else { return }
    let generation = menu.generation
    // The screen that reads next reports why the store cannot be read.
    guard let latest = try? await repository.saved(), !Task.isCancelled else { return }
    guard latest != menu.value, menu.generation == generation, !menu.isLoading else { return }
    loading.show(latest)
  }

  /// Ends the notice of an update after a minute, when it may be true no more; for its `.task`.
  func updateShown() async {
    // A sleep throws only when it is cancelled.
    if (try? await clock.sleep(for: .seconds(60))) != nil { isUpdated = false }
  }

  private func follow(_ menus: AsyncStream<SavedMenu>) async {
    for await menu in menus {
      newest = menu
      showNewest()
    }
  }

  /// Shows the menu that was saved last, once this page's own load has ended.
  private func showNewest() {
    guard let newest, !menu.isLoading, menu.value.map(newest.replaces) ?? true else { return }
    isFailureShown = false
    loading.show(newest)
  }

  private func open() async {
    await load { () async throws(MenuError) in
      if let saved = try await repository.saved() { return saved }
      isMissing = true
      return try await downloaded()
    }
  }

  private func load(_ request: @MainActor () async throws(MenuError) -> SavedMenu) async {
    if case .failure = await loading.load(request) {
      isMissing = menu.value == nil
      isFailureShown = isMissing
    }
    showNewest()
  }

  private func downloaded() async throws(MenuError) -> SavedMenu {
    isUpdated = false
    progress = DownloadProgress(pages: 0, total: nil)
    let (reports, report) = AsyncStream.makeStream(
      of: DownloadProgress.self, bufferingPolicy: .bufferingNewest(1))
    let watch = Task { for await progress in reports { self.progress = progress } }
    do throws(MenuError) {
      let latest = try await repository.download { report.yield($0) }
      await stop(watch, report)
      isUpdated = menu.value != nil
      return latest
    } catch {
      await stop(watch, report)
      throw error
    }
  }

  /// Ends the progress reports, so that none is shown after the end of the download.
  private func stop(
    _ watch: Task<Void, Never>, _ report: AsyncStream<DownloadProgress>.Continuation
  ) async {
    report.finish()
    await watch.value
    progress = nil
  }
}

// MARK: - What the screens show

extension MenuModel {
  /// A page of the categories.
  func categories(page: Int) async throws(MenuError) -> MenuPage<MenuCategory> {
    let page = try await repository.categories(page)
    remember(page.items)
    return page
  }

  /// A page of the products of a category; nil when the menu has no such category.
  func products(
    of id: MenuCategory.ID, page: Int
  ) async throws(MenuError) -> MenuPage<Product>? {
    let page = try await repository.products(id, page)
    guard let category = page.category else { return nil }
    remember([category])
    return page
  }

  /// The first `limit` products whose name contains the terms, each with its category.
  func search(_ words: String, limit: Int) async throws(MenuError) -> [FoundProduct] {
    try await repository.search(words, limit)
  }

  /// The currency of the prices, which a menu file states.
  var currency: String { menu.value?.currency ?? restaurant.currency }

  /// The category with this id; nil until a screen has read it.
  func knownCategory(_ id: MenuCategory.ID) -> MenuCategory? { knownCategories[id] }

  private func remember(_ categories: [MenuCategory]) {
    for category in categories where knownCategories[category.id] != category {
      knownCategories[category.id] = category
    }
  }
}

// MARK: - The place in the menu

extension MenuModel {
  /// Shows the products of a category.
  func categoryTapped(_ category: MenuCategory) {
    remember([category])
    path.append(.products(of: category.id))
  }

  /// Turns to another page of the list at `place`.
  func pageTapped(_ page: Int, of place: MenuRoute) {
    if place.category == nil {
      path = page > 1 ? [.categories(page: page)] : []
    } else {
      path = path.dropLast() + [place.on(page: page)]
    }
  }

  /// Opens the popup of a product, over the page of categories that it was chosen from.
  func productTapped(_ product: Product) {
    path.removeAll { $0.category != nil }
    openedProduct = product
  }

  /// Reopens the popup with the product's current data, after the menu was opened or changed.
  func menuChanged(openedID id: Product.ID) async {
    guard !id.isEmpty, menu.value != nil else { return }
    // A product that is gone or unreadable is not opened; an open one stays as it was.
    guard let product = try? await repository.product(id), !Task.isCancelled else { return }
    openedProduct = product
  }
}
