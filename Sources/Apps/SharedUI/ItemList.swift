// The items of the last list, which are the same objects after each reload.
import DataLayer

/// An entry of a list as an object that its row and its page share.
///
/// A change of one item redraws one row.
@MainActor
public protocol ListItem: AnyObject, Identifiable, Sendable where ID: Sendable {
  /// The service's record of an entry.
  associatedtype Record: NamedRecord where Record.ID == ID
  /// Takes the record of a list that was requested after the service had accepted `change` changes.
  func take(_ newer: Record, after change: Int)
}

/// The items of the last list, in the service's order.
///
/// All pages share the records. An item is made when first requested, because a page shows few
/// items of a long list.
public struct ItemList<Item: ListItem>: Sendable {
  private let list: NamedRecords<Item.Record>
  private let made: MadeItems<Item>

  /// The items for the records. An existing item of the list `before` takes its new record.
  @MainActor init(
    _ list: NamedRecords<Item.Record>, before: ItemList?, after change: Int,
    make: @escaping @MainActor (Item.Record, Int) -> Item
  ) {
    self.list = list
    made = MadeItems(list, before: before?.made.items ?? [:], after: change, make: make)
  }

  /// The number of unreadable records.
  public var skipped: Int { list.skipped }

  /// Whether the service has no entries at all.
  public var isEmpty: Bool { list.records.isEmpty }

  /// All items, in the service's order.
  @MainActor public var items: [Item] { list.records.map { item(of: $0) } }

  /// The item of a record of this list.
  @MainActor public func item(of record: Item.Record) -> Item { made.item(of: record) }

  /// The item with this id; nil when the list has none.
  @MainActor public subscript(id: Item.ID) -> Item? { list[id].map { item(of: $0) } }

  /// The records whose name contains every term of `query`.
  public func records(matching query: String) -> [Item.Record] { list.records(matching: query) }
}

/// The items that one page has requested.
@MainActor
private final class MadeItems<Item: ListItem> {
  private(set) var items: [Item.ID: Item] = [:]
  private let make: @MainActor (Item.Record, Int) -> Item
  private let change: Int

  /// The items of `before` that are in `list`, each with its new record.
  init(
    _ list: NamedRecords<Item.Record>, before: [Item.ID: Item], after change: Int,
    make: @escaping @MainActor (Item.Record, Int) -> Item
  ) {
    self.make = make
    self.change = change
    for (id, item) in before {
      guard let record = list[id] else { continue }
      item.take(record, after: change)
      items[id] = item
    }
  }

  func item(of record: Item.Record) -> Item {
    if let item = items[record.id] { return item }
    let item = make(record, change)
    items[record.id] = item
    return item
  }
}

/// A saved list that is shown as items.
public typealias SavedItems<Item: ListItem, Failure: LoadError> = SavedList<
  NamedRecords<Item.Record>, ItemList<Item>, Failure
>

extension SavedList {
  /// The items of a service's list. See the designated initializer for other lists.
  ///
  /// `make` makes an item from a record and the number of changes that the service had accepted
  /// when the list was requested.
  public convenience init<Service, Item: ListItem>(
    _ collection: String, _ dependencies: ServiceDependencies<Service>,
    fetch: @escaping @Sendable () async throws(Failure) -> RecordList<Item.Record>,
    make: @escaping @MainActor (Item.Record, Int) -> Item
  ) where Content == NamedRecords<Item.Record>, Shown == ItemList<Item> {
    self.init(
      collection, dependencies, fetch: fetch, prepare: { NamedRecords($0) },
      show: { ItemList($0, before: $1, after: $2, make: make) })
  }
}
