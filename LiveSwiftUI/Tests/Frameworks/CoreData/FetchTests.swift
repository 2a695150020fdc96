// Searches, and results that follow their context.
import CoreData
import Foundation
import Testing

@Suite("Searches", .timeLimit(.minutes(10))) struct FetchTests {
  private func filled() throws -> NSManagedObjectContext {
    let context = try Shop.context()
    let drinks = Category(context: context)
    drinks.name = "Drinks"
    let start = Date(timeIntervalSinceReferenceDate: 0)
    for (index, name) in ["Tea", "Coffee", "Käse", "Bread"].enumerated() {
      let item = Shop.item(name, context, price: Double(index), isDone: index % 2 == 1)
      item.added = start.addingTimeInterval(Double(index))
      if index < 2 { item.category = drinks }
    }
    try context.save()
    return context
  }

  @Test("Conditions compare values, related ones too")
  func predicates() throws {
    let context = try filled()
    let drinks = try context.fetch(NSFetchRequest<Category>(entityName: "Category"))[0]
    let noon = Date(timeIntervalSinceReferenceDate: 2)
    #expect(try Shop.names("name == %@", "Tea", in: context) == ["Tea"])
    #expect(try Shop.names("name CONTAINS[cd] %@", "KAS", in: context) == ["Käse"])
    #expect(try Shop.names("name BEGINSWITH 'C'", in: context) == ["Coffee"])
    #expect(try Shop.names("name LIKE 'B*d'", in: context) == ["Bread"])
    #expect(try Shop.names("name IN %@", ["Tea", "Bread"], in: context) == ["Bread", "Tea"])
    #expect(try Shop.names("name ==[c] 'tea'", in: context) == ["Tea"])
    #expect(try Shop.names("isDone == NO AND price >= 1", in: context) == ["Käse"])
    #expect(
      try Shop.names("isDone == true || NOT price < 2", in: context) == ["Bread", "Coffee", "Käse"])
    #expect(try Shop.names("%K == %@", "name", "Tea", in: context) == ["Tea"])
    #expect(try Shop.names("added >= %@", noon as NSDate, in: context) == ["Bread", "Käse"])
    #expect(try Shop.names("category == nil", in: context) == ["Bread", "Käse"])
    #expect(try Shop.names("category == %@", drinks, in: context) == ["Coffee", "Tea"])
    #expect(try Shop.names("category.name == 'Drinks'", in: context) == ["Coffee", "Tea"])
    #expect(try Shop.names("ANY category.items.name == 'Tea'", in: context) == ["Coffee", "Tea"])
    #expect(try Shop.names("price BETWEEN {1, 2}", in: context) == ["Coffee", "Käse"])
    #expect(try Shop.names("price == max(price)", in: context) == ["Bread"])
    #expect(try Shop.names("SELF == %@", drinks, in: context) == [])
    #expect(try Shop.names("name == 'O'Brien'", in: context) == [])
  }

  @Test("A class's own request comes before that of all classes, without a type beside it")
  func ownRequest() throws {
    let request = Item.fetchRequest()
    request.predicate = NSPredicate(format: "name == %@", "Tea")
    #expect(try filled().fetch(request).map(\.name) == ["Tea"])
  }

  @Test("A result has an order, a start and an end")
  func order() throws {
    let context = try filled()
    let request: NSFetchRequest<Item> = Item.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Item.isDone, ascending: false),
      NSSortDescriptor(keyPath: \Item.name, ascending: true),
    ]
    #expect(try context.fetch(request).map(\.name) == ["Bread", "Coffee", "Käse", "Tea"])
    request.fetchOffset = 1
    request.fetchLimit = 2
    #expect(try context.fetch(request).map(\.name) == ["Coffee", "Käse"])
    #expect(try context.count(for: request) == 2)
  }

  @Test("A controller notifies its delegate after the event that changed the result")
  @MainActor func controller() async throws {
    let context = try Shop.context()
    let model = ItemsModel(context: context)
    Shop.item("Tea", context)
    Shop.item("Milk", context)
    while model.items.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(model.items.map(\.name) == ["Milk", "Tea"])
  }

  @Test("Values have names, with numbers as NSNumber")
  func keys() throws {
    let context = try filled()
    let tea = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
    tea.setValue("Mate", forKey: "name")
    tea.setValue(3, forKey: "count")
    #expect(tea.value(forKey: "name") as? String == "Mate")
    #expect(tea.value(forKey: "count") as? Int == 3)
    #expect((tea as? Item)?.count == 3)
  }
}
