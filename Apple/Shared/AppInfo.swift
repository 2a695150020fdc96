// What the build's configuration put into the app's Info.plist.
import Foundation

/// The values that the `.xcconfig` files give to the app.
struct AppInfo {
  private let values: [String: Any]

  /// The values of the running app, unless others are passed in.
  init(_ values: [String: Any] = Bundle.main.infoDictionary ?? [:]) { self.values = values }

  /// Whether a UI test runs the app, over the examples of its previews instead of a service.
  static var showsExamples: Bool { ProcessInfo.processInfo.environment["TAPAS_EXAMPLES"] == "1" }

  /// The text of a key; nil where the configuration leaves it empty.
  func text(_ key: String) -> String? {
    let text = (values[key] as? String)?.trimmingCharacters(in: .whitespaces)
    return text?.isEmpty == false ? text : nil
  }

  /// The name and version by which services know the app, such as `Foods/1.0`.
  var userAgent: String {
    ["CFBundleName", "CFBundleShortVersionString"].compactMap(text).joined(separator: "/")
  }

  /// The address of a service; nil where the key is empty or iOS does not connect to it.
  func address(_ key: String) -> URL? { text(key).flatMap(ServiceAddress.read) }
}
