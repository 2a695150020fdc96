// Motion: what should be animated; the browser does it.
import Foundation

/// Changes made in `body` are shown as an animation.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Tree.animation
  Tree.animation = animation
  defer { Tree.animation = outer }
  return try body()
}

extension View {
  /// Animates how a view comes and goes; the browser does it.
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

  /// Words change at once in a browser, as they do on an iPhone whose person asked for less motion.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Names the view that a pushed screen grows out of.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    let name = zoomName(id, namespace)
    return modifyingElement { $0.set("data-zoom", name) }
  }

  /// Pushes a screen in the given way.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    let name = (style as? ZoomNavigationTransition)?.name
    return PagePreferenceView(self) { _ in name.map { .zoom($0) } }.modifyingElement {
      if let name { $0.set("data-zoom", name) }
    }
  }

  /// Felt on an iPhone; a browser has nothing to feel, as an iPad has not.
  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable {
    self
  }
}

/// A name both ends of a zoom agree on; short, and nothing of the id can be read from it.
private func zoomName(_ id: some Hashable, _ namespace: Namespace.ID) -> String {
  "z" + String(Position.root.child(namespace.number).child(id: id).hash, radix: 36)
}

/// A way to show a pushed screen.
public protocol NavigationTransition {}

/// The pushed screen grows out of what was tapped.
public struct ZoomNavigationTransition: NavigationTransition {
  let name: String
}

/// The system's own way.
public struct AutomaticNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The pushed screen grows out of the view that `matchedTransitionSource(id:in:)` names the same.
  /// A browser without view transitions shows it at once.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  {
    ZoomNavigationTransition(name: zoomName(sourceID, namespace))
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's own: a pushed screen comes from the trailing side.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// Notes that the next batch is to be animated when a value has changed.
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
