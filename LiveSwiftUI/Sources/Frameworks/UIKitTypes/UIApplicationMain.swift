// The start of an app of UIKit's life cycle: by a function in main.swift, or by an attribute.
import Foundation

/// Serves the app whose delegate has a name, such as `NSStringFromClass(AppDelegate.self)`, until
/// the process is asked to stop.
///
/// The principal class has no effect: there is one kind of application. The command line is that of
/// the process. Without a delegate, or with a name of no delegate's class, the process ends with a
/// message.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName,
    let delegate = NSClassFromString(name) as? any UIApplicationDelegate.Type
  else {
    fatalError("UIApplicationMain: \(delegateClassName ?? "nil") is no UIApplicationDelegate.")
  }
  runApplication(delegate)
}

/// The function that the compiler calls for `@UIApplicationMain`, with the name that the next
/// function gives as an object.
@_cdecl("UIApplicationMain") @MainActor func applicationMain(
  _ argc: Int32, _ argv: UnsafeMutableRawPointer?, _ principalClassName: UnsafeRawPointer?,
  _ delegateClassName: UnsafeRawPointer?
) -> Int32 {
  guard let delegateClassName,
    let delegate = NSClassFromString(
      Unmanaged<NSString>.fromOpaque(delegateClassName).takeUnretainedValue().description)
      as? any UIApplicationDelegate.Type
  else { fatalError("The class of @UIApplicationMain is no UIApplicationDelegate.") }
  runApplication(delegate)
}

/// The name of a class, which the compiler asks for before it calls `UIApplicationMain`. The object
/// is never released, since the process ends with that call.
@_cdecl("NSStringFromClass") func nameOfClass(_ type: UnsafeRawPointer) -> UnsafeRawPointer {
  // A class is a pointer to its metadata.
  let type: AnyClass = unsafeBitCast(type, to: AnyClass.self)
  return UnsafeRawPointer(
    Unmanaged.passRetained(NSString(string: NSStringFromClass(type))).toOpaque())
}

/// The classes of scene delegates in the property list of an app. The plugin AppResources writes an
/// enumeration of this protocol into the app's module.
public protocol _SceneManifest {
  /// The name of each configuration and that of its class, without the module.
  static var _sceneDelegates: [(configuration: String, className: String)] { get }
}
