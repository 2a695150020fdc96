// Queries with an initial value, which the macro of Apple takes and drops: `= []`.
public import Foundation
public import SwiftUI

extension Query {
  /// Fetches all models of the class. The value is not used.
  @_disfavoredOverload public init(wrappedValue _: Result) where Result == [Element] {
    self.init()
  }

  /// Fetches what a descriptor describes. The value is not used.
  @_disfavoredOverload public init(
    wrappedValue _: Result, _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(descriptor, transaction: transaction)
  }

  /// Fetches what a descriptor describes; changes of the result are animated. The value is not
  /// used.
  @_disfavoredOverload public init(
    wrappedValue _: Result, _ descriptor: FetchDescriptor<Element>, animation: Animation
  ) where Result == [Element] {
    self.init(descriptor, animation: animation)
  }

  /// Fetches models by a condition and an order. The value is not used.
  @_disfavoredOverload public init(
    wrappedValue _: Result, filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(filter: filter, sort: descriptors, transaction: transaction)
  }

  /// Fetches models by a condition and an order; changes of the result are animated. The value is
  /// not used.
  @_disfavoredOverload public init(
    wrappedValue _: Result, filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) where Result == [Element] {
    self.init(filter: filter, sort: descriptors, animation: animation)
  }

  /// Fetches models by a condition, in the order of a property. The value is not used.
  @_disfavoredOverload public init<Value: Comparable>(
    wrappedValue _: Result, filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(filter: filter, sort: keyPath, order: order, transaction: transaction)
  }

  /// Fetches models by a condition, in the order of a property; changes of the result are animated.
  /// The value is not used.
  @_disfavoredOverload public init<Value: Comparable>(
    wrappedValue _: Result, filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(filter: filter, sort: keyPath, order: order, animation: animation)
  }

  /// Fetches models by a condition, in the order of a property that may be nil. The value is not
  /// used.
  @_disfavoredOverload public init<Value: Comparable>(
    wrappedValue _: Result, filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(filter: filter, sort: keyPath, order: order, transaction: transaction)
  }

  /// Fetches models by a condition, in the order of a property that may be nil; changes of the
  /// result are animated. The value is not used.
  @_disfavoredOverload public init<Value: Comparable>(
    wrappedValue _: Result, filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(filter: filter, sort: keyPath, order: order, animation: animation)
  }
}
