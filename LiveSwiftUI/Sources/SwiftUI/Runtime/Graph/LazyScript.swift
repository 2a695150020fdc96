// The scripts that only pages load whose elements need them.

/// A script beside `live.js`, for elements that few pages have. The name is that of its file.
package enum LazyScript: String, CaseIterable, Sendable {
  /// Sizes of elements, gestures and shortcuts.
  case gestures
  /// Menus of views, and buttons behind rows.
  case commands
  /// Keys, lines and scrolling.
  case follow
  /// Files, drags and pastes.
  case transfer
  /// Texts and bars that follow the time.
  case clock
  /// Notifications and the badge of the app.
  case notify
  /// The position of the person.
  case locate
  /// Sounds and speech.
  case sound
  /// The rows of long lists that are far from those in sight.
  case rows
}

extension Tree {
  /// Loads a script, unless the page already has it.
  package func needs(_ script: LazyScript) {
    guard demands.scripts.insert(script).inserted, let path = services.scripts[script] else {
      return
    }
    send(.script(path))
  }
}
