// The previews that `tapas serve --previews` lists.
import ControlPreviews
import LiveServer
import SharedUI
import SwiftUI

extension PreviewGroup {
  /// Those of every app in the order of the home page, and those of the controls.
  @MainActor static var all: [PreviewGroup] {
    Services.apps.map { $0.previews }.filter { !$0.previews.isEmpty } + [controls]
  }

  /// The controls of the runtime.
  @MainActor private static var controls: PreviewGroup {
    PreviewGroup(name: "controls", title: "Controls", providers: ControlPreviews.all)
  }
}

extension AppWiring {
  /// The previews of the app.
  @MainActor fileprivate static var previews: PreviewGroup {
    PreviewGroup(name: name, title: title, providers: App.previews)
  }
}
