// The items of the last list, which are the same objects after each reload.

/// An entry of a list as an object that its row and its page share.
///
/// A change of one item redraws one row.
@MainActor
public protocol ListItem: AnyObject, Identifiable, Sendable where ID: Sendable {
  /// The service's record of an entry.
  associatedtype Record: NamedRecord where Record.ID == ID
  /// Takes the record of a newer list.
  func take(_ newer: Record)
}

/// The items of the last list, in the service's order.
///
/// All pages share the records. An item is made when first requested, because a page shows few
/// items of a long list.
public struct ItemList<Item: ListItem>: EntryList, Sendable {
  /// The number of unreadable records.
  public let skipped: Int
  /// Whether the service has no entries at all.
  public let isEmpty: Bool
  private let made: ItemCache<Item>

  /// The items for the records. An existing item of the list `before` takes its new record.
  @MainActor init(
    _ list: NamedRecords<Item.Record>, before: ItemList?,
    make: @escaping @MainActor (Item.Record) -> Item
  ) {
    skipped = list.skipped
    isEmpty = list.records.isEmpty
    made = ItemCache(list, before: before?.made.items ?? [:], make: make)
  }

  /// Takes the records of a newer answer, if it lists the same ones in the same way: then only the
  /// items that have changed are drawn again. Returns whether it does.
  @MainActor func take(_ newer: NamedRecords<Item.Record>) -> Bool {
    guard let listing = newer.listing, listing == made.list.listing else { return false }
    made.take(newer)
    return true
  }

  /// The ids of all records.
  @MainActor public var entryIDs: Set<AnyHashable> { Set(made.list.records.map(\.id)) }

  /// The items that were requested so far, in no order.
  @MainActor public var shownItems: [Item] { Array(made.items.values) }

  /// All items, in the service's order.
  @MainActor public var items: [Item] { made.list.records.map { item(of: $0) } }

  /// The item of a record of this list.
  @MainActor public func item(of record: Item.Record) -> Item { made.item(of: record) }

  /// The item with this id; nil when the list has none.
  @MainActor public subscript(id: Item.ID) -> Item? { made.list[id].map { item(of: $0) } }

  /// The records whose name contains every term of `query`.
  @MainActor public func records(matching query: String) -> [Item.Record] {
    made.list.records(matching: query)
  }
}

/// The records of the last answer, and the items that one page has requested.
@MainActor
private final class ItemCache<Item: ListItem> {
  private(set) var list: NamedRecords<Item.Record>
  private(set) var items: [Item.ID: Item]
  private let make: @MainActor (Item.Record) -> Item

  /// The items of `before` that are in `list`, each with its new record.
  init(
    _ list: NamedRecords<Item.Record>, before: [Item.ID: Item],
    make: @escaping @MainActor (Item.Record) -> Item
  ) {
    self.list = list
    self.make = make
    items = before
    take(list)
  }

  /// Keeps the items that are in `newer`, each with its new record.
  func take(_ newer: NamedRecords<Item.Record>) {
    list = newer
    for (id, item) in items {
      if let record = newer[id] { item.take(record) } else { items[id] = nil }
    }
  }

  func item(of record: Item.Record) -> Item {
    if let item = items[record.id] { return item }
    let item = make(record)
    items[record.id] = item
    return item
  }
}

/// A saved list that is shown as items.
public typealias SavedItems<Item: ListItem, Failure: LoadError> = SavedList<
  NamedRecords<Item.Record>, ItemList<Item>, Failure
>

extension SavedList {
  /// A page's items of `list`. `make` makes an item from a record when the page first shows it.
  public convenience init<Service, Item: ListItem>(
    items list: SharedList<Content, Failure>, _ dependencies: ServiceDependencies<Service>,
    make: @escaping @MainActor (Item.Record) -> Item
  ) where Content == NamedRecords<Item.Record>, Shown == ItemList<Item> {
    self.init(
      list, dependencies, update: { $1.take($0) },
      show: { ItemList($0, before: $1, make: make) })
  }
}

extension ServiceDependencies {
  /// The list of the service's records, which all pages share, saved in a collection of the store.
  @MainActor public func records<Record: NamedRecord, Failure: LoadError>(
    _ collection: String,
    fetch: @escaping @Sendable () async throws(Failure) -> RecordList<Record>
  ) -> SharedList<NamedRecords<Record>, Failure> {
    list(collection, fetch: fetch, prepare: { NamedRecords($0) })
  }

  /// The same for a service whose answer arrives in parts.
  @MainActor public func records<Record: NamedRecord, Failure: LoadError>(
    _ collection: String,
    fetchInParts:
      @escaping @Sendable (_ arrived: @escaping RecordList<Record>.Arrived) async throws(Failure)
      -> RecordList<Record>
  ) -> SharedList<NamedRecords<Record>, Failure> {
    list(collection, fetchInParts: fetchInParts, prepare: { NamedRecords($0) })
  }
}
