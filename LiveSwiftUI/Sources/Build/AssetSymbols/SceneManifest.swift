// The classes of scene delegates, which the property list of an app of UIKit's life cycle names.
import Foundation

/// The scenes of windows of an app.
struct SceneManifest: Equatable {
  /// The name of a configuration and that of its class, without the module.
  struct Configuration: Equatable {
    let name: String
    let className: String
  }

  let configurations: [Configuration]

  init(_ configurations: [Configuration]) { self.configurations = configurations }

  /// The scenes of a property list; nil where the file has none or cannot be read.
  init?(reading file: URL) {
    // Xcode reports a file that cannot be read, and the class has its usual name without one.
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let manifest = (list as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any],
      let roles = manifest["UISceneConfigurations"] as? [String: Any],
      let scenes = roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    else { return nil }
    configurations = scenes.compactMap { scene in
      guard let written = scene["UISceneDelegateClassName"] as? String,
        let name = written.split(separator: ".").last, Self.isIdentifier(name)
      else { return nil }
      let title = scene["UISceneConfigurationName"] as? String ?? ""
      return Configuration(name: title, className: String(name))
    }
    if configurations.isEmpty { return nil }
  }

  private static func isIdentifier(_ name: Substring) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The enumeration that SwiftUI finds by its name in the app's module.
  var text: String {
    let rows = configurations.map {
      "    (\(GeneratedFile.literal($0.name)), \(GeneratedFile.literal($0.className))),\n"
    }
    return """
      enum AppSceneManifest: _SceneManifest {
        static let _sceneDelegates: [(configuration: String, className: String)] = [
      \(rows.joined())  ]
      }

      """
  }
}
