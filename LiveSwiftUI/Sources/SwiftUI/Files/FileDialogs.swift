// Modifiers around the dialogs for files. The browser's own dialog takes little of them.
import Foundation
import FoundationAdditions

internal import UniformTypeIdentifiers

extension View {
  /// Lets the browser save a copy of the file while the binding is true and there is one. The
  /// original stays where it is, because a browser does not report whether the copy was saved.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    moving(isPresented, file.map { [$0] } ?? []) { result in
      onCompletion(
        result.flatMap { files in
          files.first.map { .success($0) } ?? .failure(CocoaError(.fileWriteUnknown))
        })
    }
  }

  /// Lets the browser save copies of the files while the binding is true, at most ten. The
  /// originals stay where they are.
  public nonisolated func fileMover<C>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL {
    moving(isPresented, Array(files), onCompletion)
  }

  /// Lets the browser save a copy of the file while the binding is true. A browser does not report
  /// that the person cancelled, so `onCancellation` never runs.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion)
  }

  /// Lets the browser save copies of the files while the binding is true, at most ten.
  /// `onCancellation` never runs.
  public nonisolated func fileMover<C>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C: Collection, C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion)
  }

  private nonisolated func moving(
    _ isPresented: Binding<Bool>, _ files: [URL],
    _ finished: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let finished = finished  // Called on the main actor only.
    return FileDialogView(self) {
      FileDialog(
        kind: .saving {
          try files.map { file in
            let type = UTType(filenameExtension: file.pathExtension) ?? .data
            return OutgoingFile(
              data: try RepresentationMember.bytes(of: file), named: file.lastPathComponent,
              type: type)
          }
        },
        isPresented: { isPresented.wrappedValue && !files.isEmpty },
        dismiss: { isPresented.wrappedValue = false }, finished: finished, cancelled: {})
    }
  }

  /// Changes nothing: a browser remembers the last folder itself.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Changes nothing: a page cannot name a folder of the person.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Changes nothing: a browser follows links itself.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Changes nothing: a page does not see the files before one is chosen.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Changes nothing: a browser decides which files it shows.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions)
    -> some View
  {
    self
  }

  /// Changes nothing: the button of the browser's dialog has a name of its own.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Changes nothing: the button of the browser's dialog has a name of its own.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  /// Changes nothing: the button of the browser's dialog has a name of its own.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S>(_ label: S) -> some View
  where S: StringProtocol {
    self
  }

  /// Changes nothing: the browser's dialog has no room for a message.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Changes nothing: the browser's dialog has no room for a message.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing: the browser's dialog has no room for a message.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol {
    self
  }

  /// Changes nothing: the browser's dialog names its own field.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Changes nothing: the browser's dialog names its own field.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  /// Changes nothing: the browser's dialog names its own field.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S>(_ label: S) -> some View
  where S: StringProtocol {
    self
  }

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

/// The files that a dialog shows. A browser decides that itself.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options, one bit for each.
  public let rawValue: Int

  /// The options for these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The contents of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// The extensions of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}
