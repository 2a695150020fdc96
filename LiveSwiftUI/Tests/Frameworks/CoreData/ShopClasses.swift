// Data: the classes that the plugin AppResources writes for the data model of the tests.
public import CoreData
public import Foundation

public class Item: NSManagedObject {}

extension Item {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
    NSFetchRequest<Item>(entityName: "Item")
  }
  public var added: Date? {
    get { _value("added") }
    set { _setValue(newValue, "added") }
  }
  public var code: UUID? {
    get { _value("code") }
    set { _setValue(newValue, "code") }
  }
  public var cost: NSDecimalNumber? {
    get { _value("cost") }
    set { _setValue(newValue, "cost") }
  }
  public var count: Int16 {
    get { _value("count") }
    set { _setValue(newValue, "count") }
  }
  public var isDone: Bool {
    get { _value("isDone") }
    set { _setValue(newValue, "isDone") }
  }
  public var link: URL? {
    get { _value("link") }
    set { _setValue(newValue, "link") }
  }
  public var name: String? {
    get { _value("name") }
    set { _setValue(newValue, "name") }
  }
  public var photo: Data? {
    get { _value("photo") }
    set { _setValue(newValue, "photo") }
  }
  public var price: Double {
    get { _value("price") }
    set { _setValue(newValue, "price") }
  }
  public var tags: [String]? {
    get { _value("tags") }
    set { _setValue(newValue, "tags") }
  }
  public var category: Category? {
    get { _value("category") }
    set { _setValue(newValue, "category") }
  }
  public var owner: Owner? {
    get { _value("owner") }
    set { _setValue(newValue, "owner") }
  }
}

extension Item: Identifiable {}

public class Book: Item {}

extension Book {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {
    NSFetchRequest<Book>(entityName: "Book")
  }
  public var pages: Int32 {
    get { _value("pages") }
    set { _setValue(newValue, "pages") }
  }
}

public class Category: NSManagedObject {}

extension Category {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Category> {
    NSFetchRequest<Category>(entityName: "Category")
  }
  public var name: String? {
    get { _value("name") }
    set { _setValue(newValue, "name") }
  }
  public var items: NSSet? {
    get { _value("items") }
    set { _setValue(newValue, "items") }
  }
}

extension Category {
  public func addToItems(_ value: Item) {
    _add([value], to: "items")
  }
  public func removeFromItems(_ value: Item) {
    _remove([value], from: "items")
  }
  public func addToItems(_ values: NSSet) {
    _add(values.allObjects.compactMap { $0 as? NSManagedObject }, to: "items")
  }
  public func removeFromItems(_ values: NSSet) {
    _remove(values.allObjects.compactMap { $0 as? NSManagedObject }, from: "items")
  }
}

extension Category: Identifiable {}

public class Owner: NSManagedObject {}

extension Owner {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Owner> {
    NSFetchRequest<Owner>(entityName: "Owner")
  }
  public var name: String? {
    get { _value("name") }
    set { _setValue(newValue, "name") }
  }
  public var things: NSOrderedSet? {
    get { _value("things") }
    set { _setValue(newValue, "things") }
  }
}

extension Owner {
  public func insertIntoThings(_ value: Item, at idx: Int) {
    _insert([value], into: "things", at: idx)
  }
  public func removeFromThings(at idx: Int) { _remove(at: [idx], from: "things") }
  public func insertIntoThings(_ values: [Item], at indexes: NSIndexSet) {
    _insert(values, into: "things", at: indexes.firstIndex)
  }
  public func removeFromThings(at indexes: NSIndexSet) {
    _remove(at: Array(indexes as IndexSet), from: "things")
  }
  public func replaceThings(at idx: Int, with value: Item) {
    _replace(at: [idx], in: "things", with: [value])
  }
  public func replaceThings(at indexes: NSIndexSet, with values: [Item]) {
    _replace(at: Array(indexes as IndexSet), in: "things", with: values)
  }
  public func addToThings(_ value: Item) {
    _add([value], to: "things")
  }
  public func removeFromThings(_ value: Item) {
    _remove([value], from: "things")
  }
  public func addToThings(_ values: NSOrderedSet) {
    _add(values.array.compactMap { $0 as? NSManagedObject }, to: "things")
  }
  public func removeFromThings(_ values: NSOrderedSet) {
    _remove(values.array.compactMap { $0 as? NSManagedObject }, from: "things")
  }
}

extension Owner: Identifiable {}
