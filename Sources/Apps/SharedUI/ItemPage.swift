// The page of one item, which a shared link may open before the list is loaded.
import DataLayer
import SwiftUI

/// Shows an item of a list, or why there is none: still loading, failed, or not in the list.
public struct ItemPage<
  Answer: Codable & Sendable, Item: ListItem, Failure: PresentableError, Content: View,
  NotFound: View
>: View {
  private let id: Item.ID
  private let list: SavedList<Answer, ItemList<Item>, Failure>
  private let title: LocalizedStringKey
  private let loading: LocalizedStringKey
  private let failure: LocalizedStringKey
  private let content: (Item) -> Content
  private let notFound: NotFound

  /// The page of the item `id` of `list`.
  ///
  /// - Parameters:
  ///   - title: The title of the page while there is no item.
  ///   - loading: Says what is being loaded.
  ///   - failure: The title when the list could not be loaded and none is saved.
  ///   - notFound: Stands in place of the item when the list has none with this id.
  public init(
    _ id: Item.ID, of list: SavedList<Answer, ItemList<Item>, Failure>, title: LocalizedStringKey,
    loading: LocalizedStringKey, failure: LocalizedStringKey,
    @ViewBuilder content: @escaping (Item) -> Content, @ViewBuilder notFound: () -> NotFound
  ) {
    self.id = id
    self.list = list
    self.title = title
    self.loading = loading
    self.failure = failure
    self.content = content
    self.notFound = notFound()
  }

  public var body: some View {
    if let item = list.content.value?[id] {
      content(item)
    } else {
      replacement.navigationTitle(title)
    }
  }

  @ViewBuilder private var replacement: some View {
    if list.content.value != nil {
      notFound
    } else if let error = list.content.failure {
      FailureView(failure, error: error, retry: list.retryTapped)
    } else {
      ProgressView(loading)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
