// A loaded value and the state of its loading.
public import Foundation

/// The last good value, if there is one, and the state of its loading.
///
/// A failure keeps the value. The answer of a load is dropped when another load has started after
/// it:
/// ```swift
/// let generation = foods.begin()
/// foods.finish(try await service.list(), generation: generation)
/// ```
public struct Loadable<Value: Sendable, Failure: LoadError>: Sendable {
  /// The state of the loading.
  public enum Activity: Sendable, Hashable {
    /// Nothing was loaded yet, or the value is the latest answer of the service.
    case idle
    /// A load is in flight. A value is from an earlier load.
    case loading(AnswerVersion)
    /// The last load failed. A value is from an earlier load.
    case failed(Failure)
    /// The value was saved at `since`; `failure` is that of the last load, nil before any load.
    case savedCopy(since: Date, failure: Failure?)
  }

  /// The last good value.
  public private(set) var value: Value?
  /// The state of the loading.
  public private(set) var activity = Activity.idle
  /// When the value was saved; nil for an answer that was loaded in this run.
  public private(set) var savedSince: Date?
  /// The load whose answer has arrived in part; nil for a whole value.
  private var partOf: AnswerVersion?
  /// The generation of the load that started last; `savedCopy` before the first.
  public private(set) var generation = AnswerVersion.savedCopy
  /// The activity before the load in flight, which a cancelled load restores.
  private var settled = Activity.idle

  /// A state without a load, with or without an initial value.
  public init(_ value: Value? = nil) {
    self.value = value
  }

  /// Starts a load. The answer of a load still in flight will be dropped.
  public mutating func begin() -> AnswerVersion {
    generation = generation.next
    activity = .loading(generation)
    return generation
  }

  /// Takes the answer of a load. Returns false when another load has started after it.
  @discardableResult
  public mutating func finish(_ value: Value, generation: AnswerVersion) -> Bool {
    guard activity == .loading(generation) else { return false }
    self.value = value
    partOf = nil
    savedSince = nil
    settle(.idle)
    return true
  }

  /// Takes a part of the answer of a load, such as its first pages, while nothing else is shown.
  ///
  /// The load continues. A part of an earlier load stays, because it may be the longer one.
  public mutating func showPart(_ value: Value, generation: AnswerVersion) {
    guard activity == .loading(generation), self.value == nil || partOf == generation else {
      return
    }
    self.value = value
    partOf = generation
  }

  /// Takes the failure of a load and keeps the value. Returns false when another load has started
  /// after it.
  ///
  /// A cancellation is no failure: the state from before the load is restored.
  @discardableResult
  public mutating func fail(_ error: Failure, generation: AnswerVersion) -> Bool {
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

  /// Ends a load without an answer. The state from before the load is restored.
  public mutating func cancel(generation: AnswerVersion) {
    if activity == .loading(generation) { activity = settled }
  }

  /// Takes a copy saved at `since`. Returns false when an answer was already loaded in this run.
  ///
  /// A load in flight continues. A failure from before the copy is kept with it.
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

  /// Clears the failure of the last load, and keeps the value.
  public mutating func forgetFailure() {
    guard failure != nil else { return }
    settle(savedSince.map { .savedCopy(since: $0, failure: nil) } ?? .idle)
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

  /// Whether the value is a part of an answer, of which more is coming or has failed to come.
  public var isPart: Bool { partOf != nil }

  /// The failure of the last load; nil when it did not fail.
  public var failure: Failure? { failure(of: activity) }

  /// When the value was loaded or saved; nil while it counts as current.
  ///
  /// `loadedAt` is the time of the last answer, `isOld` whether that is too long ago for a current
  /// value, and `isSlow` whether the load in flight takes long.
  public func staleSince(loadedAt: Date?, isOld: Bool, isSlow: Bool) -> Date? {
    switch activity {
    case .idle: isOld ? loadedAt : nil
    case .failed: value == nil ? nil : loadedAt
    case .savedCopy(let since, _): since
    // A saved copy that is replaced within a second needs no notice. An old value has had one.
    case .loading where savedSince != nil: isSlow ? savedSince : nil
    case .loading: isOld ? loadedAt : nil
    }
  }
}
