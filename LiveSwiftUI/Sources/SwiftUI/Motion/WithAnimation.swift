// Changes that are animated, and what follows once their animation is over.
import Foundation

/// Runs `body`, and animates the changes that it makes. Changes made outside of the main actor
/// reach the screen without an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try AnimationScope.running(body, with: animation, completion: nil)
}

/// Runs `body`, animates the changes that it makes, and runs `completion` on the main actor once
/// their animation is over: at once if nothing on the screen changes. Both criteria are the same.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try AnimationScope.running(body, with: animation, completion: completion)
}

/// Runs `body`, and animates the changes that it makes with the animation of `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let animation = transaction.disablesAnimations ? nil : transaction.animation
  return try AnimationScope.running(body, with: animation, completion: nil)
}

/// The moment at which an animation counts as over. A browser's animations have one.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// Once the animation has reached its end.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// Once the animation is removed.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// A running `withAnimation`: its animation, and the tree whose nodes it changes.
@MainActor final class AnimationScope {
  let animation: Animation?
  /// The tree of the first change; nil while nothing has changed.
  weak var tree: Tree?

  init(_ animation: Animation?) { self.animation = animation }

  nonisolated static func running<Result>(
    _ body: () throws -> Result, with animation: Animation?, completion: (() -> Void)?
  ) rethrows -> Result {
    nonisolated(unsafe) let completion = completion  // Called on the main actor only.
    guard isOnMainActor else {
      defer { if completion != nil { onMainActor { completion?() } } }
      return try body()
    }
    let scope = MainActor.assumeIsolated { AnimationScope(animation) }
    let outer = MainActor.assumeIsolated {
      let outer = Tree.animation
      Tree.animation = scope
      return outer
    }
    defer {
      MainActor.assumeIsolated {
        Tree.animation = outer
        if let completion { scope.end { completion() } }
      }
    }
    return try body()
  }

  private func end(_ completion: @escaping @MainActor () -> Void) {
    guard let tree, let animation, animation.repeatCount != nil else { return completion() }
    let milliseconds = animation.delayMilliseconds + animation.milliseconds
    _ = tree.services.clock.wait(Double(milliseconds) / 1_000, completion)
  }
}
