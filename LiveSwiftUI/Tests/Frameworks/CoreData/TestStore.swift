// The data model of the tests, and stores of it.
import CoreData
import DataModel
import Foundation

enum Shop {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="code" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="cost" optional="YES" attributeType="Decimal" defaultValueString="0"/>
        <attribute name="count" optional="YES" attributeType="Integer 16" \
    defaultValueString="1" usesScalarValueType="YES"/>
        <attribute name="isDone" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="link" optional="YES" attributeType="URI"/>
        <attribute name="name" attributeType="String"/>
        <attribute name="photo" optional="YES" attributeType="Binary"/>
        <attribute name="price" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" \
    customClassName="[String]"/>
        <relationship name="category" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Category" inverseName="items" inverseEntity="Category"/>
        <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Owner" inverseName="things" inverseEntity="Owner"/>
      </entity>
      <entity name="Book" representedClassName="Book" parentEntity="Item" \
    codeGenerationType="class">
        <attribute name="pages" optional="YES" attributeType="Integer 32" \
    defaultValueString="0" usesScalarValueType="YES"/>
      </entity>
      <entity name="Category" representedClassName="Category" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" \
    destinationEntity="Item" inverseName="category" inverseEntity="Item"/>
        <uniquenessConstraints>
          <uniquenessConstraint><constraint value="name"/></uniquenessConstraint>
        </uniquenessConstraints>
      </entity>
      <entity name="Owner" representedClassName="Owner" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="things" optional="YES" toMany="YES" deletionRule="Deny" ordered="YES" \
    destinationEntity="Item" inverseName="owner" inverseEntity="Item"/>
      </entity>
    </model>
    """

  /// A loaded container, in a file or in memory.
  static func container(
    at url: URL? = nil, _ xml: String = Shop.xml
  ) throws -> NSPersistentContainer {
    let model = NSManagedObjectModel(try DataModel(xml: Data(xml.utf8)))
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.url = url ?? URL(fileURLWithPath: "/dev/null")
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  /// A context in memory.
  static func context() throws -> NSManagedObjectContext {
    let container = try container()
    // The context keeps the coordinator, and that the store.
    return container.viewContext
  }

  @discardableResult
  static func item(
    _ name: String, _ context: NSManagedObjectContext, price: Double = 0, isDone: Bool = false
  ) -> Item {
    let item = Item(context: context)
    item.name = name
    item.price = price
    item.isDone = isDone
    return item
  }

  /// The names of the items that a condition holds for, in their order.
  static func names(
    _ format: String, _ arguments: any CVarArg..., in context: NSManagedObjectContext
  ) throws -> [String] {
    let request: NSFetchRequest<Item> = Item.fetchRequest()
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request).compactMap(\.name)
  }
}

/// A folder of one test, which is deleted with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  // The folder is of this test only; what cannot be deleted is left to the system.
  deinit { try? FileManager.default.removeItem(at: url) }

  var store: URL { url.appending(path: "shop.sqlite") }
}
