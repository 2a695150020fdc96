// Relationships and deletion.
import CoreData
import Foundation
import Testing

@Suite("Related objects") struct RelationshipTests {
  private func category(_ context: NSManagedObjectContext) -> Category {
    let category = Category(context: context)
    category.name = "Drinks"
    return category
  }

  @Test("A change on one side of a relationship shows on the other")
  func inverses() throws {
    let context = try Shop.context()
    let drinks = category(context)
    let (tea, milk) = (Shop.item("Tea", context), Shop.item("Milk", context))
    tea.category = drinks
    #expect(drinks.items as? Set<Item> == [tea])
    drinks.addToItems(milk)
    #expect(milk.category === drinks)
    #expect((drinks.items?.allObjects as? [Item])?.count == 2)
    drinks.removeFromItems(tea)
    #expect(tea.category == nil)
    drinks.items = NSSet(array: [tea])
    #expect(milk.category == nil)
    #expect(tea.category === drinks)
  }

  @Test("An ordered relationship keeps its order, after the store was closed too")
  func order() throws {
    let folder = try TemporaryFolder()
    do {
      let context = try Shop.container(at: folder.store).viewContext
      let ada = Owner(context: context)
      ada.name = "Ada"
      ada.addToThings(Shop.item("Tea", context))
      ada.addToThings(Shop.item("Milk", context))
      ada.insertIntoThings(Shop.item("Cup", context), at: 0)
      try context.save()
    }
    let context = try Shop.container(at: folder.store).viewContext
    let ada = try #require(try context.fetch(NSFetchRequest<Owner>(entityName: "Owner")).first)
    #expect((ada.things?.array as? [Item])?.map(\.name) == ["Cup", "Tea", "Milk"])
    #expect((ada.things?.firstObject as? Item)?.owner === ada)
  }

  @Test("A deletion takes along what cascades, leaves what does not, and fails where it is denied")
  func deletion() throws {
    let context = try Shop.context()
    let drinks = category(context)
    let ada = Owner(context: context)
    let tea = Shop.item("Tea", context)
    tea.category = drinks
    tea.owner = ada
    try context.save()
    context.delete(ada)
    let error = #expect(throws: (any Error).self) { try context.save() }
    #expect(error.map { ($0 as NSError).code } == 1600)
    context.rollback()
    #expect(tea.owner === ada)
    context.delete(drinks)
    #expect(tea.isDeleted)
    #expect(ada.things?.count == 0)
    try context.save()
    #expect(tea.managedObjectContext == nil)
    #expect(try context.count(for: NSFetchRequest<Item>(entityName: "Item")) == 0)
    context.delete(ada)
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test("A fetch finds the objects of the entities below")
  func inheritance() throws {
    let context = try Shop.context()
    Shop.item("Tea", context)
    let book = Book(context: context)
    book.name = "Emma"
    book.pages = 500
    try context.save()
    #expect(try Shop.names("TRUEPREDICATE", in: context) == ["Emma", "Tea"])
    #expect(try Shop.names("pages > 400", in: context) == ["Emma"])
    let request: NSFetchRequest<Item> = Item.fetchRequest()
    request.includesSubentities = false
    #expect(try context.fetch(request).map(\.name) == ["Tea"])
  }
}
