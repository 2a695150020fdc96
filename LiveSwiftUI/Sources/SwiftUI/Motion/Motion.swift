// Animations and transitions, which the browser plays.
import Foundation

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
      WatchedValue(value) { if let animation { Tree.reader?.tree.animate(animation) } }
    }
  }

  /// Changes nothing: text changes at once in a browser, as it does on an iPhone with reduced
  /// motion.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Marks the view that a pushed screen grows out of.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    let name = sharedName(id, namespace)
    return modifyingElement { $0.set("data-zoom", name) }
  }

  /// Sets the transition with which this screen is pushed.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    let name = (style as? ZoomNavigationTransition)?.name
    return PagePreferenceView(self) { _ in name.map { .zoom($0) } }.modifyingElement {
      if let name { $0.set("data-zoom", name) }
    }
  }

  /// Vibrates when `trigger` changes, where the browser can: on Android. A browser on an iPhone has
  /// no haptics, like an iPad.
  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable {
    nonisolated(unsafe) let trigger = trigger  // Compared on the main actor only.
    let pattern = feedback.pattern
    return LifecycleView(self) {
      WatchedValue(trigger) {
        guard let tree = Tree.reader?.tree else { return }
        tree.afterThisRender { [weak tree] in tree?.send(.vibrate(pattern)) }
      }
    }
  }
}

extension View {
  /// Vibrates when `trigger` changes and `condition` of its old and new value is true; see
  /// `sensoryFeedback(_:trigger:)`.
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
  ) -> some View where T: Equatable {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Vibrates when `trigger` changes, as `feedback` of its old and new value says; nil does
  /// nothing. See `sensoryFeedback(_:trigger:)`.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    // Compared and called on the main actor only.
    nonisolated(unsafe) let (trigger, feedback) = (trigger, feedback)
    return LifecycleView(self) {
      let tree = Tree.reader?.tree
      return ChangeModifier(trigger, runsFirst: false, tree: tree) { [weak tree] old, new in
        guard let pattern = feedback(old, new)?.pattern else { return }
        MainActor.assumeIsolated { tree?.send(.vibrate(pattern)) }
      }
    }
  }
}

/// A short name that both ends of a transition share. It does not reveal the id.
func sharedName(_ id: some Hashable, _ namespace: Namespace.ID) -> String {
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
    ZoomNavigationTransition(name: sharedName(sourceID, namespace))
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's own transition: a pushed screen comes from the trailing side.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// Runs a closure if a value has changed.
private final class WatchedValue<V: Equatable>: LifecycleModifier {
  private var value: V
  private let changed: () -> Void

  init(_ value: V, changed: @escaping () -> Void) {
    self.value = value
    self.changed = changed
  }

  func appeared(isFirst: Bool) {}

  func updated(to newer: any LifecycleModifier) {
    guard let newer = newer as? WatchedValue<V>, newer.value != value else { return }
    value = newer.value
    newer.changed()
  }

  func disappeared() {}
}
