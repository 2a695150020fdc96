// Views and controllers of UIKit inside a view of SwiftUI: each is a compile error that names an
// alternative. What a type does not declare has a default, so that the message is about the
// protocol.
public import UIKitTypes

/// Unavailable: a browser has no views of UIKit; write a View of SwiftUI.
@available(*, unavailable, message: "There are no views of UIKit: write a View.")
@MainActor @preconcurrency public protocol UIViewRepresentable: _BodilessView {
  /// Unavailable, as the protocol is.
  associatedtype UIViewType = UIView
  /// Unavailable, as the protocol is.
  associatedtype Coordinator = Void
  /// Unavailable, as the protocol is.
  typealias Context = UIViewRepresentableContext<Self>
  /// Unavailable, as the protocol is.
  func makeUIView(context: Context) -> UIViewType
  /// Unavailable, as the protocol is.
  func makeCoordinator() -> Coordinator
}

@available(*, unavailable, message: "There are no views of UIKit: write a View.")
extension UIViewRepresentable {
  /// Unavailable, as the protocol is.
  public func makeUIView(context: Context) -> UIViewType { fatalError() }
  /// Unavailable, as the protocol is.
  public func makeCoordinator() -> Coordinator { fatalError() }
}

/// Unavailable: a browser has no views of UIKit; write a View of SwiftUI.
@available(*, unavailable, message: "There are no views of UIKit: write a View.")
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  /// Unavailable, as the type is.
  public let coordinator: Representable.Coordinator
  /// Unavailable, as the type is.
  public var environment: EnvironmentValues { fatalError() }
  /// Unavailable, as the type is.
  public var transaction: Transaction { fatalError() }
}

/// Unavailable: a browser has no controllers; write a View of SwiftUI.
@available(*, unavailable, message: "There are no controllers: write a View.")
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _BodilessView {
  /// Unavailable, as the protocol is.
  associatedtype UIViewControllerType = UIViewController
  /// Unavailable, as the protocol is.
  associatedtype Coordinator = Void
  /// Unavailable, as the protocol is.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Unavailable, as the protocol is.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Unavailable, as the protocol is.
  func makeCoordinator() -> Coordinator
}

@available(*, unavailable, message: "There are no controllers: write a View.")
extension UIViewControllerRepresentable {
  /// Unavailable, as the protocol is.
  public func makeUIViewController(context: Context) -> UIViewControllerType { fatalError() }
  /// Unavailable, as the protocol is.
  public func makeCoordinator() -> Coordinator { fatalError() }
}

/// Unavailable: a browser has no controllers; write a View of SwiftUI.
@available(*, unavailable, message: "There are no controllers: write a View.")
public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  /// Unavailable, as the type is.
  public let coordinator: Representable.Coordinator
  /// Unavailable, as the type is.
  public var environment: EnvironmentValues { fatalError() }
  /// Unavailable, as the type is.
  public var transaction: Transaction { fatalError() }
}
