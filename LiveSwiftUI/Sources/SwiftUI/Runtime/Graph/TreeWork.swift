// The work of a tree that waits for its next turn, and what its turns have done.

/// The nodes and actions of the next turn.
@MainActor struct TreeWork {
  /// The nodes to render.
  var dirty: [Node] = []
  /// Actions to run once the page's elements are settled.
  var afterRender: [@MainActor () -> Void] = []
  /// Whether a turn runs, which takes new work along.
  var isFlushing = false
  /// The duration of the next batch's animation, in milliseconds; 0 for none.
  var animationTime = 0
  /// How many times nodes were rendered so far.
  var renderings = 0
  /// The number of running tasks of views.
  var runningTasks = 0

  /// Whether nothing is left to render or to run.
  var isDone: Bool { dirty.isEmpty && afterRender.isEmpty }
}
