// An app in the manner of Xcode's template for Core Data, which has to compile.
import CoreData
import SwiftUI

struct PersistenceController {
  static let shared = PersistenceController()

  @MainActor static let preview: PersistenceController = {
    let result = PersistenceController(inMemory: true)
    let viewContext = result.container.viewContext
    for index in 0..<10 {
      let newItem = Item(context: viewContext)
      newItem.name = "Item \(index)"
      newItem.added = Date()
    }
    do {
      try viewContext.save()
    } catch {
      let nsError = error as NSError
      fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
    }
    return result
  }()

  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Shop")
    if inMemory {
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        print("Unresolved error \(error), \(error.userInfo)")
      }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}

struct TemplateScreen: View {
  @Environment(\.managedObjectContext) private var viewContext

  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Item.added, ascending: true)],
    animation: .default)
  private var items: FetchedResults<Item>

  var body: some View {
    NavigationView {
      List {
        ForEach(items) { item in
          NavigationLink {
            Text("Item of \(item.added ?? Date(), style: .date)")
          } label: {
            Text(item.added ?? Date(), style: .time)
          }
        }
        .onDelete(perform: deleteItems)
      }
      .toolbar {
        ToolbarItem {
          Button(action: addItem) { Label("Add Item", systemImage: "plus") }
        }
      }
      Text("Select an item")
    }
  }

  private func addItem() {
    withAnimation {
      let newItem = Item(context: viewContext)
      newItem.added = Date()
      save()
    }
  }

  private func deleteItems(offsets: IndexSet) {
    withAnimation {
      offsets.map { items[$0] }.forEach(viewContext.delete)
      save()
    }
  }

  private func save() {
    do {
      try viewContext.save()
    } catch {
      let nsError = error as NSError
      print("Unresolved error \(nsError), \(nsError.userInfo)")
    }
  }
}

/// The model of a screen that follows a result.
final class ItemsModel: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
  @Published var items: [Item] = []
  private let controller: NSFetchedResultsController<Item>

  init(context: NSManagedObjectContext) {
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    super.init()
    controller.delegate = self
    do {
      try controller.performFetch()
      items = controller.fetchedObjects ?? []
    } catch {
      print("cannot fetch: \(error)")
    }
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    items = controller.fetchedObjects as? [Item] ?? []
  }
}
