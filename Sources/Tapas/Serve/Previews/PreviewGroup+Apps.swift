// The previews that `tapas serve --previews` lists.
import ControlPreviews
import LiveServer
import SharedUI
import SwiftUI

extension PreviewGroup {
  /// The previews of every app in the order of the home page, then those of the controls.
  @MainActor static var all: [PreviewGroup] {
    Services.apps.map { $0.previews }.filter { !$0.previews.isEmpty } + [controls]
  }

  /// The previews of the runtime's controls.
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
