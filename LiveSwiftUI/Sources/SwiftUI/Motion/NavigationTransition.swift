// The transition to a pushed screen.
import Foundation

extension View {
  /// Marks the view that a pushed screen grows out of.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    let name = sharedName(id, namespace)
    return modifyingElement { $0.set(.zoomSource, name) }
  }

  /// Sets the transition with which this screen is pushed.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    let name = (style as? ZoomNavigationTransition)?.name
    return PagePreferenceView(self) { _ in name.map { .zoom($0) } }.modifyingElement {
      if let name { $0.set(.zoomSource, name) }
    }
  }
}

/// A transition for a pushed screen.
public protocol NavigationTransition {}

/// A transition in which the pushed screen grows out of the tapped view.
public struct ZoomNavigationTransition: NavigationTransition {
  let name: String
}

/// The system's own transition.
public struct AutomaticNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows the pushed screen out of the view with the same id in `matchedTransitionSource(id:in:)`.
  /// A browser without view transitions shows the screen at once.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  {
    ZoomNavigationTransition(name: sharedName(sourceID, namespace))
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's own transition: a pushed screen comes from the trailing side.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// A short name that both ends of a transition share. It does not reveal the id.
func sharedName(_ id: some Hashable, _ namespace: Namespace.ID) -> String {
  "z" + String(Position.root.child(namespace.number).child(id: id).hash, radix: 36)
}
