// What to fetch.
import Foundation

/// Describes which models to fetch, and in what order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition; nil for all models.
  public var predicate: Predicate<T>?
  /// The order; by insertion without one.
  public var sortBy: [SortDescriptor<T>]
  /// The most models; nil for any number.
  public var fetchLimit: Int?
  /// The number of models to leave out at the start.
  public var fetchOffset: Int?
  /// Whether models are included that are not saved yet.
  public var includePendingChanges = true
  /// The properties to read. All are read here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to read with the models. They are read at their first use here.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes models by a condition and an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
