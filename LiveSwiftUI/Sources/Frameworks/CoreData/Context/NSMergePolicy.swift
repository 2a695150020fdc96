// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The choice between two values when objects conflict.

public import Foundation

/// The object whose values are kept when two have the same unique value.
///
/// Unchecked: nothing changes after the initializer.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kinds of policies.
  enum Kind {
    case error, store, object, overwrite, rollback
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Saving fails.
  public class var error: NSMergePolicy { NSErrorMergePolicy }
  /// The object that was saved first keeps its values.
  public class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergeByPropertyStoreTrumpMergePolicy
  }
  /// The object that was saved first takes the values of the new one.
  public class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergeByPropertyObjectTrumpMergePolicy
  }
  /// The same as `mergeByPropertyObjectTrump`.
  public class var overwrite: NSMergePolicy { NSOverwriteMergePolicy }
  /// The same as `mergeByPropertyStoreTrump`.
  public class var rollback: NSMergePolicy { NSRollbackMergePolicy }
}

/// Saving fails.
public let NSErrorMergePolicy = NSMergePolicy(.error)
/// The object that was saved first keeps its values.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy(.store)
/// The object that was saved first takes the values of the new one.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy(.object)
/// The same as `NSMergeByPropertyObjectTrumpMergePolicy`.
public let NSOverwriteMergePolicy = NSMergePolicy(.overwrite)
/// The same as `NSMergeByPropertyStoreTrumpMergePolicy`.
public let NSRollbackMergePolicy = NSMergePolicy(.rollback)
