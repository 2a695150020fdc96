// What can be cancelled: subscriptions, and closures that end them.

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a set, until which goes the subscription lasts.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }

  /// Keeps this in a collection, until which goes the subscription lasts.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(cancel).store(in: &collection)
  }
}

/// Cancels an activity when asked, or when it is itself released.
public final class AnyCancellable: Cancellable, Hashable {
  private var work: (() -> Void)?

  /// Runs `cancel` once.
  public init(_ cancel: @escaping () -> Void) { work = cancel }

  /// Cancels another activity.
  public init<C>(_ canceller: C) where C: Cancellable { work = canceller.cancel }

  deinit { work?() }

  /// Ends the activity; a second time changes nothing.
  public func cancel() {
    let work = work
    self.work = nil
    work?()
  }

  /// Keeps this in a set, until which goes the subscription lasts.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps this in a collection, until which goes the subscription lasts.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}
