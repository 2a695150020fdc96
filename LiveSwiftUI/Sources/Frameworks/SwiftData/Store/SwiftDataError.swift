// Failures of a container or a context.
import Foundation

/// A failure of a container or a context.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence on the failure.
  public let description: String

  /// The container has no such class.
  public static var includePendingChangesWithBatchSize: SwiftDataError {
    SwiftDataError(description: "A fetch in batches cannot include changes that are not saved.")
  }
  /// A model has no context.
  public static var missingModelContext: SwiftDataError {
    SwiftDataError(description: "The model has no context.")
  }
  /// The container could not be made.
  public static var loadIssueModelContainer: SwiftDataError {
    SwiftDataError(description: "The model container cannot be loaded.")
  }
  /// A value is not valid where it is used.
  public static var unsupportedPredicate: SwiftDataError {
    SwiftDataError(description: "The predicate is not supported.")
  }
  /// The stores of several configurations are one file.
  public static var duplicateConfiguration: SwiftDataError {
    SwiftDataError(description: "Two configurations have the same file.")
  }
  /// A relationship with the rule `deny` has models.
  static var deletionDenied: SwiftDataError {
    SwiftDataError(description: "A model with related ones cannot be deleted: its rule is deny.")
  }
  /// The configuration does not allow saving.
  static var unknownSaveNotAllowed: SwiftDataError {
    SwiftDataError(description: "The configuration of the store does not allow saving.")
  }
}
