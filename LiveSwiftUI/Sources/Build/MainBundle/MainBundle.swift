// Finds the files of an app's module where `Bundle.main` is asked for them.
public import Foundation

/// The files of a module as a part of the main bundle.
///
/// On Apple's systems the files of an app's target lie in its main bundle. SwiftPM puts them into a
/// folder `Package_Module.resources` beside the program. The plugin AppResources declares the
/// methods of `Bundle` in the app's module, where they take precedence over Foundation's, and they
/// call these.
public struct MainBundle: Sendable {
  /// The files of the module; nil when it has none.
  private let files: Bundle?

  /// The main bundle with the folder `name` beside the program, such as `Notes_Notes.resources`.
  public init(adding name: String) {
    self.init(adding: name, beside: Bundle.main.bundleURL)
  }

  /// The main bundle with the folder `name` in `folder`.
  package init(adding name: String, beside folder: URL) {
    files = Bundle(path: folder.appendingPathComponent(name).path)
  }

  /// The file in `bundle` that Foundation finds; in the main bundle also one of the module.
  public func url(
    in bundle: Bundle, forResource name: String?, withExtension suffix: String?,
    subdirectory: String? = nil, localization: String? = nil
  ) -> URL? {
    // The model of Core Data is not compiled.
    if suffix == "momd",
      let source = url(
        in: bundle, forResource: name, withExtension: "xcdatamodeld", subdirectory: subdirectory,
        localization: localization)
    {
      return source
    }
    return searched(bundle).lazy.compactMap { each in
      guard let localization else {
        return each.url(forResource: name, withExtension: suffix, subdirectory: subdirectory)
      }
      return each.url(
        forResource: name, withExtension: suffix, subdirectory: subdirectory,
        localization: localization)
    }.first
  }

  /// The files of a type in `bundle`; in the main bundle those of the module come first. Nil when
  /// Foundation cannot list them.
  public func urls(
    in bundle: Bundle, forResourcesWithExtension suffix: String?, subdirectory: String?,
    localization: String? = nil
  ) -> [URL]? {
    let lists = searched(bundle).reversed().compactMap { each in
      guard let localization else {
        return each.urls(forResourcesWithExtension: suffix, subdirectory: subdirectory)
      }
      return each.urls(
        forResourcesWithExtension: suffix, subdirectory: subdirectory, localization: localization)
    }
    return lists.isEmpty ? nil : lists.flatMap { $0.map { $0 as URL } }
  }

  /// The folder of the files in `bundle`; for the main bundle that of the module, if it has files.
  public func folder(of bundle: Bundle) -> URL? {
    (searched(bundle).last ?? bundle).resourceURL
  }

  /// The main bundle is two folders: that of the program, and that of the module.
  private func searched(_ bundle: Bundle) -> [Bundle] {
    guard bundle === Bundle.main, let files else { return [bundle] }
    return [bundle, files]
  }
}
