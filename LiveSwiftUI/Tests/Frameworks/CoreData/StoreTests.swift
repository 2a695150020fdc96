// What is saved, and what a later process reads.
import CoreData
import Foundation
import Testing

@Suite("Saved objects") struct StoreTests {
  @Test("An object has its values again after its store was closed")
  func reopening() throws {
    let folder = try TemporaryFolder()
    let code = UUID()
    let identity: URL
    do {
      let context = try Shop.container(at: folder.store).viewContext
      let item = Shop.item("Tea", context, price: 2.5, isDone: true)
      #expect(item.count == 1)
      #expect(item.objectID.isTemporaryID)
      item.count = 30_000
      item.added = Date(timeIntervalSinceReferenceDate: 86_400.5)
      item.code = code
      item.cost = NSDecimalNumber(string: "1.10")
      item.link = URL(string: "https://example.com/tea")
      item.photo = Data([1, 2, 3])
      item.tags = ["warm", "green"]
      try context.save()
      #expect(!item.objectID.isTemporaryID)
      identity = item.objectID.uriRepresentation()
    }
    let container = try Shop.container(at: folder.store)
    let context = container.viewContext
    let item = try #require(try context.fetch(NSFetchRequest<Item>(entityName: "Item")).first)
    #expect(item.name == "Tea")
    #expect(item.price == 2.5)
    #expect(item.isDone)
    #expect(item.count == 30_000)
    #expect(item.added == Date(timeIntervalSinceReferenceDate: 86_400.5))
    #expect(item.code == code)
    #expect(item.cost == NSDecimalNumber(string: "1.1"))
    #expect(item.link == URL(string: "https://example.com/tea"))
    #expect(item.photo == Data([1, 2, 3]))
    #expect(item.tags == ["warm", "green"])
    #expect(item.objectID.uriRepresentation() == identity)
    let known = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: identity)
    #expect(known == item.objectID)
    #expect(try context.existingObject(with: #require(known)) === item)
  }

  @Test("Changes are pending until they are saved, and rollback undoes them")
  func rollback() throws {
    let context = try Shop.context()
    let tea = Shop.item("Tea", context)
    #expect(tea.isInserted)
    try context.save()
    #expect(!context.hasChanges)
    tea.name = "Coffee"
    #expect(tea.isUpdated)
    #expect(tea.changedValues() as? [String: String] == ["name": "Coffee"])
    context.delete(tea)
    Shop.item("Milk", context)
    #expect(try Shop.names("TRUEPREDICATE", in: context) == ["Milk"])
    context.rollback()
    #expect(!context.hasChanges)
    #expect(try Shop.names("TRUEPREDICATE", in: context) == ["Tea"])
    #expect(tea.name == "Tea")
  }

  @Test("An object without a required value is not saved, and the failure has Cocoa's number")
  func required() throws {
    let context = try Shop.context()
    _ = Item(context: context)
    let thrown = #expect(throws: (any Error).self) { try context.save() }
    let error = thrown.map { $0 as NSError }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.code == 1570)
    #expect(error?.localizedDescription == "Item.name is a required value.")
    #expect(context.hasChanges)
  }

  @Test("A save of one context shows in the others, and a child's in its parent")
  func contexts() throws {
    let container = try Shop.container()
    let context = container.viewContext
    #expect(try Shop.names("TRUEPREDICATE", in: context) == [])
    let background = container.newBackgroundContext()
    try background.performAndWait {
      Shop.item("Tea", background)
      try background.save()
    }
    #expect(try Shop.names("TRUEPREDICATE", in: context) == ["Tea"])
    let child = NSManagedObjectContext(.privateQueue)
    child.parent = context
    let tea = try #require(try child.fetch(NSFetchRequest<Item>(entityName: "Item")).first)
    tea.name = "Coffee"
    Shop.item("Milk", child)
    try child.save()
    #expect(try Shop.names("TRUEPREDICATE", in: context) == ["Coffee", "Milk"])
    #expect(context.hasChanges)
    #expect(try Shop.names("TRUEPREDICATE", in: background) == ["Tea"])
    try context.save()
    #expect(try Shop.names("TRUEPREDICATE", in: background) == ["Coffee", "Milk"])
  }

  @Test("A batch deletes rows, and the objects of contexts with them")
  func batch() throws {
    let container = try Shop.container()
    let context = container.viewContext
    Shop.item("Tea", context, isDone: true)
    Shop.item("Milk", context)
    try context.save()
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Item")
    fetch.predicate = NSPredicate(format: "isDone == YES")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeCount
    let result = try context.execute(request) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 1)
    #expect(try Shop.names("TRUEPREDICATE", in: context) == ["Milk"])
  }

  @Test("A file that is no store is refused, and left as it is")
  func foreignFile() throws {
    let folder = try TemporaryFolder()
    let bytes = Data(String(repeating: "no database ", count: 100).utf8)
    try bytes.write(to: folder.store)
    #expect(throws: (any Error).self) { try Shop.container(at: folder.store) }
    #expect(try Data(contentsOf: folder.store) == bytes)
  }

  @Test("A row that does not fit the model is reported, and left as it is")
  func otherModel() throws {
    let folder = try TemporaryFolder()
    do {
      let context = try Shop.container(at: folder.store).viewContext
      Shop.item("Tea", context)
      try context.save()
    }
    let xml = Shop.xml.replacing(
      "name=\"name\" attributeType=\"String\"", with: "name=\"name\" attributeType=\"Double\"")
    let context = try Shop.container(at: folder.store, xml).viewContext
    let error = #expect(throws: (any Error).self) {
      try context.fetch(NSFetchRequest<Item>(entityName: "Item"))
    }
    #expect(
      error?.localizedDescription.hasPrefix("A row of Item does not fit the data model: ") == true)
    let known = try Shop.container(at: folder.store).viewContext
    #expect(try Shop.names("TRUEPREDICATE", in: known) == ["Tea"])
  }

  @Test("Threads may use one context at the same time")
  func threads() throws {
    let context = try Shop.context()
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      Shop.item("\(index)", context).count += 1
    }
    try context.save()
    #expect(try Shop.names("count == 2", in: context).count == 200)
  }

  @Test("A container without a model reports it")
  func missingModel() {
    var failure: (any Error)?
    NSPersistentContainer(name: "Nothing").loadPersistentStores { _, error in failure = error }
    #expect(
      failure?.localizedDescription
        == "There is no data model Nothing.xcdatamodeld among the app's resources.")
  }

  @Test("A unique value in two objects fails, or joins them by the policy")
  func unique() throws {
    let context = try Shop.context()
    let old = Category(context: context)
    old.name = "Drinks"
    try context.save()
    let new = Category(context: context)
    new.name = "Drinks"
    let tea = Shop.item("Tea", context)
    tea.category = new
    #expect(throws: (any Error).self) { try context.save() }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Category>(entityName: "Category")) == 1)
    #expect(tea.category === old)
  }
}
