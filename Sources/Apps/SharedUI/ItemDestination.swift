// The page of an item, which a shared link may open before the list is loaded.
public import DataLayer
public import SwiftUI

/// The page of an item, or the state of loading the list that it is in.
public struct ItemDestination<
  Item: ListItem, Failure: PresentableError, Page: View, Missing: View
>: View where Item.ID: LosslessStringConvertible {
  private let route: ItemRoute<Item.ID>
  private let list: SavedItems<Item, Failure>
  private let title: LocalizedStringKey
  private let loading: LocalizedStringKey
  private let failure: LocalizedStringKey
  private let page: (Item) -> Page
  private let missing: Missing

  /// The destination of `route`. `title` is that of every state but the page; `missing` replaces
  /// the page of an item that the list does not have.
  public init(
    _ route: ItemRoute<Item.ID>, in list: SavedItems<Item, Failure>, title: LocalizedStringKey,
    loading: LocalizedStringKey, failure: LocalizedStringKey,
    @ViewBuilder page: @escaping (Item) -> Page, @ViewBuilder missing: () -> Missing
  ) {
    self.route = route
    self.list = list
    self.title = title
    self.loading = loading
    self.failure = failure
    self.page = page
    self.missing = missing()
  }

  public var body: some View {
    if let item = list.content.value?[route.id] {
      page(item)
    } else {
      replacement.navigationTitle(title)
    }
  }

  @ViewBuilder private var replacement: some View {
    if list.content.value != nil, !list.content.isPart, list.content.savedSince == nil,
      list.content.failure == nil
    {
      // A saved copy may be older than the item, and a part may end before it.
      missing
    } else if let error = list.content.failure {
      FailureView(failure, error: error, retry: list.retryTapped)
    } else {
      ProgressView(loading)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
