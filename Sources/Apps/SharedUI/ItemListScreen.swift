// A searchable, refreshable list of items, and the page that a row opens.
import DataLayer
import SwiftUI

/// The screens of an app that shows one list of items.
///
/// A row's photo grows into the page if both use it as the source of their transition.
public struct ItemListScreen<
  Item: ListItem, Failure: PresentableError, Words: ItemWords, Row: View, Skeleton: View, Page: View
>: View where Item.ID: LosslessStringConvertible & Sendable {
  @State private var path: [ItemRoute<Item.ID>] = []
  @Binding private var query: String
  @Namespace private var photos
  private let list: SavedItems<Item, Failure>
  private let words: Words
  private let row: (Item, Namespace.ID) -> Row
  private let skeleton: (Int, Namespace.ID) -> Skeleton
  private let page: (Item) -> Page

  /// The screens of `list`, searched for `query`.
  ///
  /// - Parameters:
  ///   - row: The row of an item, given the namespace of its photo's transition.
  ///   - skeleton: A row without text, by its number, while the list is loaded.
  ///   - page: The page of an item.
  public init(
    _ list: SavedItems<Item, Failure>, words: Words, query: Binding<String>,
    @ViewBuilder row: @escaping (Item, Namespace.ID) -> Row,
    @ViewBuilder skeleton: @escaping (Int, Namespace.ID) -> Skeleton,
    @ViewBuilder page: @escaping (Item) -> Page
  ) {
    self.list = list
    self.words = words
    _query = query
    self.row = row
    self.skeleton = skeleton
    self.page = page
  }

  public var body: some View {
    NavigationStack(path: $path) {
      LoadStateView(list, isEmpty: \.isEmpty, failure: words.failure) { loaded in
        rows(loaded)
      } skeleton: {
        SkeletonList(words.loading, isSlow: list.isSlow) { number in skeleton(number, photos) }
      } empty: {
        ContentUnavailableView(
          words.empty.title, systemImage: words.symbol, description: Text(words.empty.hint))
      }
      .navigationTitle(words.title)
      .searchable(text: $query, prompt: words.searchPrompt)
      .refreshes(list)
      .navigationDestination(for: ItemRoute<Item.ID>.self) { route in
        ItemPage(id: route.id, list: list, words: words, content: page)
          .zooms(from: route.id, in: photos)
      }
    }
    // On the stack and not on the list: a page over the list must not cancel the loading.
    .task { await list.appeared() }
  }

  @ViewBuilder private func rows(_ loaded: ItemList<Item>) -> some View {
    let records = loaded.records(matching: query)
    if records.isEmpty {
      ContentUnavailableView(
        words.noMatch, systemImage: "magnifyingglass",
        description: Text(words.noMatchHint(query)))
    } else {
      List {
        Section {
          ForEach(records) { record in row(loaded.item(of: record), photos) }
        } footer: {
          if loaded.skipped > 0 { Text(words.skipped(loaded.skipped)) }
        }
      }
    }
  }
}

/// The page of one item, which a shared link may open before the list is loaded.
private struct ItemPage<
  Item: ListItem, Failure: PresentableError, Words: ItemWords, Content: View
>: View where Item.ID: CustomStringConvertible {
  let id: Item.ID
  let list: SavedItems<Item, Failure>
  let words: Words
  let content: (Item) -> Content

  var body: some View {
    if let item = list.content.value?[id] {
      content(item)
    } else {
      replacement.navigationTitle(words.itemTitle)
    }
  }

  @ViewBuilder private var replacement: some View {
    if list.content.value != nil {
      ContentUnavailableView(
        words.noItem, systemImage: words.symbol,
        description: Text(words.noItemHint(id.description)))
    } else if let error = list.content.failure {
      FailureView(words.itemFailure, error: error, retry: list.retryTapped)
    } else {
      ProgressView(words.loading)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
