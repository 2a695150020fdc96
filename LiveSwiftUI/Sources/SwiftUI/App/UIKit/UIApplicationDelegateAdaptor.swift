// The delegate of an app of SwiftUI: made with the app, called at the start.
import Combine
public import Foundation
import Observation
public import UIKitTypes

/// Makes the delegate of an app. It is in the environment of each page if it is an observable
/// object.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType>
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate.
  @MainActor @preconcurrency public let wrappedValue: DelegateType

  /// Makes the delegate, whose methods of the start are called once the app is made.
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateMaker.make(delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the properties of the delegate.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor: DynamicProperty, GraphProperty {
  package nonisolated static var mayObserve: Bool { true }

  /// Always true: the app makes its delegate once.
  package func readsSame(as other: UIApplicationDelegateAdaptor<DelegateType>) -> Bool { true }

  package mutating func attach(to node: Node, slot: inout AnyObject?) {
    guard slot == nil else { return }
    slot = wrappedValue
    UIApplication.shared.launch(wrappedValue)
    node.tree.uiKit.delegate = wrappedValue
  }
}

extension EnvironmentValues {
  /// Adds the delegate of the app, if views can observe it.
  @MainActor mutating func add(delegate: AnyObject?) {
    if let object = delegate as? any ObservableObject {
      func add<T: ObservableObject>(_ object: T) { self[object: T.self] = object }
      add(object)
    } else if let object = delegate as? any AnyObject & Observable {
      func add<T: AnyObject & Observable>(_ object: T) { self[object: T.self] = object }
      add(object)
    }
  }
}
