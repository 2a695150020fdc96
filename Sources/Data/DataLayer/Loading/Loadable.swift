// A value that is loaded from elsewhere: the last good one, and what is going on.

import Foundation

/// The last good value, if there is one, beside what is happening to it.
///
/// A failure never takes the value away, and an answer to a question that has been asked again since is dropped:
/// ```swift
/// let generation = foods.begin()
/// foods.finish(try await service.list(), generation: generation)
/// ```
public struct Loadable<Value: Sendable>: Sendable {
  /// Tells the latest question from the ones before it.
  public struct Generation: Sendable, Hashable {
    fileprivate let number: Int
  }

  /// What is going on.
  public enum Activity: Sendable, Hashable {
    /// Nothing: never loaded (no value), or the value is the service's latest.
    case idle
    /// A question is out; the value, if any, is from before.
    case loading(Generation)
    /// The last question failed; the value, if any, is from before.
    case failed(HTTPError)
    /// The value was kept from `since`; `failure` says why there is none newer, nil when nobody asked yet.
    case savedCopy(since: Date, failure: HTTPError?)
  }

  /// The last good value.
  public private(set) var value: Value?
  /// What is going on.
  public private(set) var activity = Activity.idle
  /// When the value was saved, if it is a saved copy and not this run's own answer.
  public private(set) var savedSince: Date?
  private var lastGeneration = 0
  /// What a cancelled question goes back to.
  private var settled = Activity.idle

  /// Nothing yet, or a value to begin with.
  public init(_ value: Value? = nil) {
    self.value = value
  }

  /// Starts a question; any earlier one that is still out is void.
  public mutating func begin() -> Generation {
    lastGeneration += 1
    let generation = Generation(number: lastGeneration)
    activity = .loading(generation)
    return generation
  }

  /// Takes the answer, unless the question was asked again since; tells whether it was taken.
  @discardableResult
  public mutating func finish(_ value: Value, generation: Generation) -> Bool {
    guard activity == .loading(generation) else { return false }
    self.value = value
    savedSince = nil
    settle(.idle)
    return true
  }

  /// Takes the failure and keeps the value, unless the question was asked again since; tells whether it was taken.
  ///
  /// `cancelled` is no failure: all is as it was before the question.
  @discardableResult
  public mutating func fail(_ error: HTTPError, generation: Generation) -> Bool {
    guard activity == .loading(generation) else { return false }
    if error == .cancelled {
      activity = settled
    } else if let savedSince {
      settle(.savedCopy(since: savedSince, failure: error))
    } else {
      settle(.failed(error))
    }
    return true
  }

  /// Shows a copy kept from an earlier time, unless this run has an answer of its own already; tells whether it was taken.
  ///
  /// A question that is out stays out; a failure that has come already is kept beside the copy.
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

  /// Changes the value in place, as an optimistic like does; nothing happens when there is none.
  public mutating func update(_ change: (inout Value) -> Void) {
    guard var changed = value else { return }
    value = nil
    change(&changed)
    value = changed
  }

  private mutating func settle(_ activity: Activity) {
    self.activity = activity
    settled = activity
  }

  private func failure(of activity: Activity) -> HTTPError? {
    switch activity {
    case .failed(let error): error
    case .savedCopy(_, let error): error
    case .idle, .loading: nil
    }
  }
}

extension Loadable: Equatable where Value: Equatable {}

extension Loadable {
  /// Whether a question is out.
  public var isLoading: Bool {
    if case .loading = activity { true } else { false }
  }

  /// Why the last question failed, if it did.
  public var failure: HTTPError? { failure(of: activity) }

  /// Whether there is a value on show that is not the service's latest, as far as we know.
  public var isStale: Bool {
    value != nil && (savedSince != nil || failure != nil)
  }
}
