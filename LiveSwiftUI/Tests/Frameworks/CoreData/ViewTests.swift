// Views of objects, from a request to the operations for the browser.
import CoreData
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Requests in views") struct ViewTests {
  private struct Items: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var items: FetchedResults<Item>

    var body: some View {
      List {
        ForEach(items) { item in
          Button(item.name ?? "") { item.name = (item.name ?? "") + "!" }
        }
      }
      Button("Add") { Shop.item("Milk", context) }
      Button("Delete all") { for item in items { context.delete(item) } }
      Button("Search") { items.nsPredicate = NSPredicate(format: "name CONTAINS 'e'") }
      Text("\(items.count) items")
    }
  }

  private struct Filtered: View {
    @FetchRequest private var items: FetchedResults<Item>

    init(_ text: String) {
      _items = FetchRequest(
        entity: Item.entity(),
        sortDescriptors: [NSSortDescriptor(keyPath: \Item.name, ascending: true)],
        predicate: NSPredicate(format: "name CONTAINS[c] %@", text))
    }

    var body: some View { Text(items.compactMap(\.name).joined(separator: ", ")) }
  }

  private struct Search: View {
    @State private var text = "o"

    var body: some View {
      Filtered(text)
      TextField("Search", text: $text)
    }
  }

  private struct Row: View {
    @ObservedObject var item: Item

    var body: some View {
      Text("\(item.name ?? "") costs \(item.price)")
      Button("Raise") { item.price += 1 }
    }
  }

  private struct Sections: View {
    @SectionedFetchRequest(
      sectionIdentifier: \.isDone,
      sortDescriptors: [SortDescriptor(\.isDone), SortDescriptor(\.name)])
    private var sections: SectionedFetchResults<Bool, Item>

    var body: some View {
      ForEach(sections) { section in
        Text("\(section.id): \(section.compactMap(\.name).joined(separator: ", "))")
      }
    }
  }

  private let context: NSManagedObjectContext

  init() throws {
    context = try Shop.context()
    Shop.item("Oil", context)
    Shop.item("Cocoa", context)
    try context.save()
  }

  private func page(_ view: some View) throws -> TestPage {
    try TestPage(WindowGroup { view.environment(\.managedObjectContext, context) })
  }

  @Test("A list shows what is inserted, deleted and searched for, in its order")
  func list() throws {
    let page = try page(Items())
    #expect(page.rows == ["Cocoa", "Oil"])
    page.tap("Add")
    #expect(page.rows == ["Cocoa", "Milk", "Oil"])
    page.tap("Oil")
    #expect(page.rows == ["Cocoa", "Milk", "Oil!"])
    page.tap("Delete all")
    #expect(page.rows == [])
    #expect(page.shows("0 items"))
  }

  @Test("The condition of a result can be set, and lasts")
  func condition() throws {
    let page = try page(Items())
    Shop.item("Bread", context)
    page.tap("Search")
    #expect(page.rows == ["Bread"])
    page.tap("Add")
    #expect(page.rows == ["Bread"])
  }

  @Test("A request with a value of the view is made anew with it")
  func parameter() throws {
    let page = try page(Search())
    #expect(page.shows("Cocoa, Oil"))
    page.type("co", in: "Search")
    #expect(page.shows("Cocoa"))
    #expect(!page.shows("Cocoa, Oil"))
  }

  @Test("A view that observes an object shows its changes")
  func object() throws {
    let item = Shop.item("Tea", context, price: 2)
    let page = try page(Row(item: item))
    #expect(page.shows("Tea costs 2"))
    page.tap("Raise")
    #expect(page.shows("Tea costs 3"))
    #expect(page.operations.count == 1)
  }

  @Test("Sections have the objects of one value each")
  func sections() throws {
    Shop.item("Tea", context, isDone: true)
    let page = try page(Sections())
    #expect(page.shows("false: Cocoa, Oil"))
    #expect(page.shows("true: Tea"))
  }
}
