// What one person sees of the menu: whether there is one, how its download goes, and where one is in it.
import DataLayer
import Foundation
import MenuData
import Observation

/// The state behind the screens of Menu; one for each person, over a repository that all share.
@MainActor @Observable
final class MenuModel {
  /// The saved menu; nil while there is none, or while nobody has looked yet.
  private(set) var menu: SavedMenu?
  /// How far the download is, while one runs.
  private(set) var progress: DownloadProgress?
  /// Why the last opening or download failed, until another one begins.
  private(set) var failure: MenuError?
  /// Whether an update has just been completed and not been followed by a step elsewhere.
  private(set) var isUpdated = false
  /// Whether a failure that leaves nothing to show waits to be agreed to.
  var isAsking = false
  /// The screens over the first page of the categories.
  var path: [MenuPlace] = []
  /// The product in the popup.
  var opened: Product?

  /// Where the menu comes from.
  @ObservationIgnored let repository: MenuRepository
  /// Whose menu it is.
  @ObservationIgnored let restaurant: Restaurant
  /// The time of day, for "5 minutes ago".
  @ObservationIgnored let now: @Sendable () -> Date
  /// Names of the categories seen so far: a screen has its title before its content.
  private var seen: [MenuCategory.ID: MenuCategory] = [:]
  /// Wishes to open or update the menu; several that come during one are one.
  @ObservationIgnored private var wishes: AsyncStream<Void>.Continuation?

  /// A model of the menu of `repository`.
  init(
    repository: MenuRepository, restaurant: Restaurant,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.repository = repository
    self.restaurant = restaurant
    self.now = now
  }
}

// MARK: - The menu and its download

extension MenuModel {
  /// The screen is there: opens the saved menu, or downloads it when there is none, and updates it when asked.
  func task() async {
    let (wishes, wish) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.wishes = wish
    await open()
    for await _ in wishes {
      if menu == nil { await open() } else { await download() }
    }
  }

  /// The person wants a newer menu; while one is coming there is nothing to do.
  func updateTapped() {
    if progress == nil { wishes?.yield() }
  }

  /// The person pulled the page; returns when the newer menu is there.
  func pulled() async {
    if progress == nil, menu != nil { await download() }
  }

  /// The person wants to try again after a failure.
  func retryTapped() {
    isAsking = false
    updateTapped()
  }

  /// The person has gone elsewhere: somebody else may have updated the menu meanwhile.
  func moved() async {
    isUpdated = false
    guard menu != nil else { return }
    // What cannot be looked up now is no news; the screen that reads next says what is wrong.
    guard let latest = try? await repository.saved(), !Task.isCancelled else { return }
    menu = latest
  }

  private func open() async {
    failure = nil
    do throws(MenuError) {
      menu = try await repository.saved()
    } catch {
      return fail(error)
    }
    if menu == nil { await download() }
  }

  private func download() async {
    failure = nil
    isUpdated = false
    let isFirst = menu == nil
    progress = DownloadProgress(pages: 0, total: nil)
    let (steps, step) = AsyncStream.makeStream(
      of: DownloadProgress.self, bufferingPolicy: .bufferingNewest(1))
    let watch = Task { for await progress in steps { self.progress = progress } }
    do throws(MenuError) {
      let latest = try await repository.download { step.yield($0) }
      await ended(watch, step)
      menu = latest
      isUpdated = !isFirst
    } catch {
      await ended(watch, step)
      fail(error)
    }
  }

  /// What was told last must not be shown after the end.
  private func ended(
    _ watch: Task<Void, Never>, _ step: AsyncStream<DownloadProgress>.Continuation
  ) async {
    step.finish()
    await watch.value
    progress = nil
  }

  private func fail(_ error: MenuError) {
    // Cancelled means that the person has left: nobody is there to be told.
    guard !Task.isCancelled, error != .service(.cancelled) else { return }
    failure = error
    isAsking = menu == nil
  }
}

// MARK: - Where one is

extension MenuModel {
  /// Shows the products of a category.
  func show(_ category: MenuCategory) {
    note([category])
    path.append(.products(of: category.id))
  }

  /// Turns to another page of the list at `place`.
  func turn(_ place: MenuPlace, to page: Int) {
    if place.category == nil {
      path = page > 1 ? [.categories(page: page)] : []
    } else {
      path = path.dropLast() + [place.on(page: page)]
    }
  }

  /// Goes back to the categories, on the page one came from, and opens the popup there.
  func choose(_ product: Product) {
    path.removeAll { $0.category != nil }
    opened = product
  }

  /// Opens the popup that was open, or shows in it what the menu says now.
  func reopen(_ id: Product.ID) async {
    guard !id.isEmpty, menu != nil else { return }
    // A product that is gone or cannot be read is not opened; one that is open stays as it was.
    guard let product = try? await repository.product(id), !Task.isCancelled else { return }
    opened = product
  }

  /// The category of this id, if it was seen.
  func seen(_ id: MenuCategory.ID) -> MenuCategory? { seen[id] }

  /// Remembers what these categories are called.
  func note(_ categories: [MenuCategory]) {
    for category in categories where seen[category.id] != category {
      seen[category.id] = category
    }
  }
}
