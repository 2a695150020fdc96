// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Notifications of contexts.

public import Foundation

extension Notification.Name {
  /// Posted before a save.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted after a save, with the objects that were saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted after changes, with the objects that differ from their rows.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted by stores of iCloud on Apple's systems; never here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted before a save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted after a save, with the objects that were saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted after changes, with the objects that differ from their rows.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}

/// The key of the objects that are new.
public let NSInsertedObjectsKey = "inserted"
/// The key of the objects that have changed.
public let NSUpdatedObjectsKey = "updated"
/// The key of the objects that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the identities of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identities of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
