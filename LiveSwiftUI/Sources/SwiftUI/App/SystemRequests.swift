// What an app asks of the system around it: addresses to open, overlays, gestures at the edges.
import Foundation

extension View {
  /// Never calls `action`: a browser opens an app by its address, which shows the screen there.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Changes nothing: a web page hides nothing of the system.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: a web page cannot delay the system's gestures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Changes nothing: a web page has no status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Changes nothing: a web page has no status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
