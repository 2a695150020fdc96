// Cancellation of subscriptions and other activities.

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

extension Cancellable {
  /// Stores this in a set, which keeps the subscription alive.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }

  /// Stores this in a collection, which keeps the subscription alive.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(cancel).store(in: &collection)
  }
}

/// Cancels an activity on request, or when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var work: (() -> Void)?

  /// Makes a cancellable that runs `cancel` once.
  public init(_ cancel: @escaping () -> Void) { work = cancel }

  /// Makes a cancellable that cancels another one.
  public init<C>(_ canceller: C) where C: Cancellable { work = canceller.cancel }

  deinit { work?() }

  /// Cancels the activity; later calls have no effect.
  public func cancel() {
    let work = work
    self.work = nil
    work?()
  }

  /// Stores this in a set, which keeps the subscription alive.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Stores this in a collection, which keeps the subscription alive.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}
