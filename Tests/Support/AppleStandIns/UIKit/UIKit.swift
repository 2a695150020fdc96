// UIKit: a module of this name means iPhone and iPad. It declares what the package calls of it and
// LiveSwiftUI has not.
public import UIKitTypes

/// The number of a piece of work that may go on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIApplication {
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 0)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
