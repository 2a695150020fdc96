// The items of the last list, which stay the same objects over all reloads.
import DataLayer

/// One entry of a list as an object that its row and its page share.
///
/// A change of one item draws one row again.
@MainActor
public protocol ListItem: AnyObject, Identifiable, Sendable where ID: Sendable {
  /// What the service sends of one entry.
  associatedtype Record: Identifiable & Codable & Sendable where Record.ID == ID
  /// What a search looks through.
  var name: String { get }
  /// An item for an entry that was not in the last list.
  init(_ record: Record)
  /// Takes what the list of the load `generation` says.
  func take(_ newer: Record, from generation: LoadGeneration)
}

/// The items of the last list, in the service's order.
public struct ItemList<Item: ListItem>: Sendable {
  /// In the service's order.
  public let items: [Item]
  /// How many records could not be read.
  public let skipped: Int
  /// The names of the items, folded once for all searches.
  private let names: [FoldedText]
  private let places: [Item.ID: Int]

  /// The items for the records; an item of the list `before` takes its new record.
  @MainActor public init(
    _ list: RecordList<Item.Record>, before: ItemList?, generation: LoadGeneration
  ) {
    var items: [Item] = []
    var names: [FoldedText] = []
    for record in list.records {
      if let before, let place = before.places[record.id] {
        let item = before.items[place]
        let name = item.name
        item.take(record, from: generation)
        items.append(item)
        names.append(item.name == name ? before.names[place] : FoldedText(item.name))
      } else {
        let item = Item(record)
        items.append(item)
        names.append(FoldedText(item.name))
      }
    }
    self.items = items
    self.names = names
    skipped = list.skipped
    places = Dictionary(zip(items.map(\.id), items.indices)) { first, _ in first }
  }

  /// Whether the service has no entry at all.
  public var isEmpty: Bool { items.isEmpty }

  /// The item with this id; nil when the list has none.
  public subscript(id: Item.ID) -> Item? { places[id].map { items[$0] } }

  /// The items whose name holds every word of `query`.
  public func items(matching query: String) -> [Item] {
    let words = SearchWords(query)
    return zip(items, names).filter { words.find($1) }.map(\.0)
  }
}

/// A saved list that is shown as items.
public typealias SavedItems<Item: ListItem, Failure: LoadError> = SavedList<
  RecordList<Item.Record>, ItemList<Item>, Failure
>

extension SavedList {
  /// The items of a service's list; see the initializer for any list.
  public convenience init<Service, Item: ListItem>(
    _ collection: String, _ dependencies: ServiceDependencies<Service>,
    fetch: @escaping @Sendable () async throws(Failure) -> RecordList<Item.Record>
  ) where Answer == RecordList<Item.Record>, Shown == ItemList<Item> {
    self.init(collection, dependencies, fetch: fetch) {
      ItemList($0, before: $1, generation: $2)
    }
  }
}
