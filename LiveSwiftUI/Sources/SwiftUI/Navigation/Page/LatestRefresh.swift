// One refresh action in the environment across all renderings of its view.

/// The latest action of a `refreshable`, behind an action that never changes.
///
/// Each rendering makes a new closure. In the environment, that closure would count as a change and
/// rerender every view below.
@MainActor final class LatestRefresh {
  private var latest: RefreshAction?
  private var stable: RefreshAction?

  /// Stores the action of a rendering and returns the stable action for the environment.
  func taking(_ action: RefreshAction) -> RefreshAction {
    latest = action
    if let stable { return stable }
    let made = RefreshAction { [weak self] in await self?.latest?() }
    stable = made
    return made
  }
}
