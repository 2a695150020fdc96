// Texts of file dialogs, which a browser does not show.
import Foundation
import FoundationAdditions

extension View {
  /// Changes nothing: the button of the browser's dialog has a name of its own.
  @_disfavoredOverload public nonisolated func fileDialogConfirmationLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    fileDialogConfirmationLabel(LocalizedStringKey(resource: labelResource))
  }

  /// Changes nothing: the browser's dialog has no room for a message.
  @_disfavoredOverload public nonisolated func fileDialogMessage(
    _ messageResource: LocalizedStringResource
  ) -> some View {
    fileDialogMessage(LocalizedStringKey(resource: messageResource))
  }

  /// Changes nothing: the browser's dialog names its own field.
  @_disfavoredOverload public nonisolated func fileExporterFilenameLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    fileExporterFilenameLabel(LocalizedStringKey(resource: labelResource))
  }
}
