// One refresh action in the environment, however often the view that gives it is rendered.

/// The latest action of a `refreshable`, behind an action that stays the same.
///
/// Each rendering gives a new closure. Were it in the environment, all that is within would inherit
/// something new and be rendered again.
@MainActor final class LatestRefresh {
  private var latest: RefreshAction?
  private var stable: RefreshAction?

  /// Takes the action of a rendering; the action for the environment.
  func taking(_ action: RefreshAction) -> RefreshAction {
    latest = action
    if let stable { return stable }
    let made = RefreshAction { [weak self] in await self?.latest?() }
    stable = made
    return made
  }
}
