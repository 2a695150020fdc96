// A list of items that can be searched, in each of its states.
import DataLayer
import SwiftUI

/// The rows of a list that match a search, or what stands in their place.
public struct ItemListView<
  Answer: Codable & Sendable, Item: ListItem, Failure: PresentableError, Row: View, Footer: View,
  NotFound: View, Skeleton: View, Empty: View
>: View {
  private let list: SavedList<Answer, ItemList<Item>, Failure>
  private let query: String
  private let failure: LocalizedStringKey
  private let row: (Item) -> Row
  private let footer: (_ skipped: Int) -> Footer
  private let notFound: NotFound
  private let skeleton: Skeleton
  private let empty: Empty

  /// The items of `list` that match `query`.
  ///
  /// - Parameters:
  ///   - failure: The title when the list could not be loaded and none is saved.
  ///   - footer: Says how many records could not be read, where there are such.
  ///   - notFound: Stands in place of the rows when no item matches.
  public init(
    _ list: SavedList<Answer, ItemList<Item>, Failure>, matching query: String,
    failure: LocalizedStringKey, @ViewBuilder row: @escaping (Item) -> Row,
    @ViewBuilder footer: @escaping (_ skipped: Int) -> Footer,
    @ViewBuilder notFound: () -> NotFound, @ViewBuilder skeleton: () -> Skeleton,
    @ViewBuilder empty: () -> Empty
  ) {
    self.list = list
    self.query = query
    self.failure = failure
    self.row = row
    self.footer = footer
    self.notFound = notFound()
    self.skeleton = skeleton()
    self.empty = empty()
  }

  public var body: some View {
    LoadStateView(list, isEmpty: \.isEmpty, failure: failure) { loaded in
      let items = loaded.items(matching: query)
      if items.isEmpty {
        notFound
      } else {
        List {
          Section {
            ForEach(items) { item in row(item) }
          } footer: {
            if loaded.skipped > 0 { footer(loaded.skipped) }
          }
        }
      }
    } skeleton: {
      skeleton
    } empty: {
      empty
    }
  }
}
