// A value that is loaded from elsewhere: the last good one, and the state of its loading.
import Foundation

/// Tells one load from the loads before it; a later load is greater.
public struct LoadGeneration: Sendable, Hashable, Comparable {
  fileprivate let number: Int

  /// The generation of a saved copy, which is less than that of every load.
  public static let savedCopy = LoadGeneration(number: 0)

  public static func < (first: LoadGeneration, second: LoadGeneration) -> Bool {
    first.number < second.number
  }
}

/// The last good value, if there is one, and the state of its loading.
///
/// A failure never takes the value away. The answer of a load is dropped when another load began
/// after it:
/// ```swift
/// let generation = foods.begin()
/// foods.finish(try await service.list(), generation: generation)
/// ```
public struct Loadable<Value: Sendable, Failure: LoadError>: Sendable {
  /// The state of the loading.
  public enum Activity: Sendable, Hashable {
    /// Nothing was loaded yet (no value), or the value is the service's latest.
    case idle
    /// A load is in flight; the value, if any, is from before.
    case loading(LoadGeneration)
    /// The last load failed; the value, if any, is from before.
    case failed(Failure)
    /// The value was saved at `since`; `failure` says why there is none newer, nil before any load.
    case savedCopy(since: Date, failure: Failure?)
  }

  /// The last good value.
  public private(set) var value: Value?
  /// The state of the loading.
  public private(set) var activity = Activity.idle
  /// When the value was saved; nil when it is an answer of this run.
  public private(set) var savedSince: Date?
  /// The load that began last; `savedCopy` before the first.
  public private(set) var generation = LoadGeneration.savedCopy
  /// What a cancelled load goes back to.
  private var settled = Activity.idle

  /// No value yet, or a value to begin with.
  public init(_ value: Value? = nil) {
    self.value = value
  }

  /// Begins a load; the answer of any load still in flight will be dropped.
  public mutating func begin() -> LoadGeneration {
    generation = LoadGeneration(number: generation.number + 1)
    activity = .loading(generation)
    return generation
  }

  /// Takes the answer of a load; false when another load began since.
  @discardableResult
  public mutating func finish(_ value: Value, generation: LoadGeneration) -> Bool {
    guard activity == .loading(generation) else { return false }
    self.value = value
    savedSince = nil
    settle(.idle)
    return true
  }

  /// Takes the failure of a load and keeps the value; false when another load began since.
  ///
  /// A cancellation is no failure: the state goes back to what it was before the load.
  @discardableResult
  public mutating func fail(_ error: Failure, generation: LoadGeneration) -> Bool {
    guard activity == .loading(generation) else { return false }
    if error.isCancelled {
      cancel(generation: generation)
    } else if let savedSince {
      settle(.savedCopy(since: savedSince, failure: error))
    } else {
      settle(.failed(error))
    }
    return true
  }

  /// Ends a load without an answer: the state goes back to what it was before the load.
  public mutating func cancel(generation: LoadGeneration) {
    if activity == .loading(generation) { activity = settled }
  }

  /// Takes a copy saved at `since`; false when there is an answer of this run already.
  ///
  /// A load in flight goes on; a failure that came before the copy is kept beside it.
  @discardableResult
  public mutating func showSavedCopy(_ value: Value, since: Date) -> Bool {
    guard self.value == nil || savedSince != nil else { return false }
    self.value = value
    savedSince = since
    let copy = Activity.savedCopy(since: since, failure: failure(of: settled))
    settled = copy
    if case .loading = activity {} else { activity = copy }
    return true
  }

  private mutating func settle(_ activity: Activity) {
    self.activity = activity
    settled = activity
  }

  private func failure(of activity: Activity) -> Failure? {
    switch activity {
    case .failed(let error): error
    case .savedCopy(_, let error): error
    case .idle, .loading: nil
    }
  }
}

extension Loadable: Equatable where Value: Equatable {}

extension Loadable {
  /// Whether a load is in flight.
  public var isLoading: Bool {
    if case .loading = activity { true } else { false }
  }

  /// Why the last load failed; nil when it did not.
  public var failure: Failure? { failure(of: activity) }
}
