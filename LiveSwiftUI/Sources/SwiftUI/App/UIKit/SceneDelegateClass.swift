// The class of scene delegates of an app: that of its property list, or one of the usual name.
import UIKitTypes

/// The class of scene delegates of an app, found by its name.
@MainActor enum SceneDelegateClass {
  /// The class that the property list has for a configuration, else `SceneDelegate`, in the module
  /// of a type; nil for an app without scenes.
  static func find(besides type: Any.Type, configuration: String?) -> Any.Type? {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    let manifest = self.type("AppSceneManifest", "O", in: module) as? any _SceneManifest.Type
    let listed = manifest.flatMap { $0._delegateName(of: configuration) }
    return [listed, named(configuration), "SceneDelegate"].lazy.compactMap { $0 }.compactMap {
      self.type($0, "C", in: module)
    }.first
  }

  private static func type(_ name: String, _ kind: String, in module: String) -> Any.Type? {
    _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)\(kind)")
  }

  /// The name in the property list of the bundle, without its module.
  private static func named(_ configuration: String?) -> String? {
    for bundle in MainBundles.all {
      let manifest = bundle.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
      let roles = manifest?["UISceneConfigurations"] as? [String: Any]
      let list = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
      let chosen = list?.first { $0["UISceneConfigurationName"] as? String == configuration }
      if let name = (chosen ?? list?.first)?["UISceneDelegateClassName"] as? String {
        return name.split(separator: ".").last.map { String($0) }
      }
    }
    return nil
  }
}

extension _SceneManifest {
  /// The name of the class for a configuration, else that of the first; nil without any.
  fileprivate static func _delegateName(of configuration: String?) -> String? {
    let chosen = _sceneDelegates.first { $0.configuration == configuration }
    return (chosen ?? _sceneDelegates.first)?.className
  }
}
