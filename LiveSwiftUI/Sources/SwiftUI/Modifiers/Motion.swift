// Animations and transitions, which the browser plays.
import Foundation

/// Runs `body`, and animates the changes that it makes.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Tree.animation
  Tree.animation = animation
  defer { Tree.animation = outer }
  return try body()
}

extension View {
  /// Animates the insertion and removal of a view, in the browser.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    let (name, removal) = (t.name, t.removalName)
    return modifyingElement { element in
      element.set("data-tr", name)
      if removal != name { element.set("data-tr-out", removal) }
    }
  }

  /// Animates the changes that come with a change of `value`.
  public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    nonisolated(unsafe) let value = value  // Compared on the main actor only, where the view lives.
    return LifecycleView(self) {
      AnimatedChange(value) { if let animation { Tree.reader?.tree.animate(animation) } }
    }
  }

  /// Changes nothing: text changes at once in a browser, as it does on an iPhone with reduced
  /// motion.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Marks the view that a pushed screen grows out of.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    let name = zoomName(id, namespace)
    return modifyingElement { $0.set("data-zoom", name) }
  }

  /// Sets the transition with which this screen is pushed.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    let name = (style as? ZoomNavigationTransition)?.name
    return PagePreferenceView(self) { _ in name.map { .zoom($0) } }.modifyingElement {
      if let name { $0.set("data-zoom", name) }
    }
  }

  /// Changes nothing: a browser has no haptics, like an iPad.
  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable {
    self
  }
}

/// A short name that both ends of a zoom share. It does not reveal the id.
private func zoomName(_ id: some Hashable, _ namespace: Namespace.ID) -> String {
  "z" + String(Position.root.child(namespace.number).child(id: id).hash, radix: 36)
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
    ZoomNavigationTransition(name: zoomName(sourceID, namespace))
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's own transition: a pushed screen comes from the trailing side.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// Animates the next batch if a value has changed.
private final class AnimatedChange<V: Equatable>: LifecycleModifier {
  private var value: V
  private let changed: () -> Void

  init(_ value: V, changed: @escaping () -> Void) {
    self.value = value
    self.changed = changed
  }

  func appeared(isFirst: Bool) {}

  func updated(to newer: any LifecycleModifier) {
    guard let newer = newer as? AnimatedChange<V>, newer.value != value else { return }
    value = newer.value
    newer.changed()
  }

  func disappeared() {}
}
