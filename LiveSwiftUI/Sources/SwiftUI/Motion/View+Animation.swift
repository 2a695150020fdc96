// Animations and transitions, which the browser plays.
import Foundation

extension View {
  /// Animates the insertion and removal of a view, in the browser.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    let (name, removal) = (t.name, t.removalName)
    return modifyingElement { element in
      element.set(.transition, name)
      if removal != name { element.set(.removalTransition, removal) }
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
}
