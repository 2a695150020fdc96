// The text of the Swift file that the plugin AppResources adds to a module.

/// The file of a module: its implicit imports, its part of the main bundle, its symbols.
struct GeneratedFile {
  /// The folder of the module's resources; nil when it has none.
  let bundle: String?
  let symbols: SymbolTable
  /// The symbols of string catalogues.
  var strings: [StringSymbol] = []
  /// The scenes of an app of UIKit's life cycle; nil for other apps.
  var manifest: SceneManifest?
  /// The classes of data models, and what the app's own classes need.
  var objects = ManagedObjects()
  /// Whether the app has the product with the small frameworks.
  var hasFrameworks = true

  /// The whole file.
  var text: String {
    var parts = [imports]
    if let bundle { parts.append(Self.mainBundle(bundle)) }
    if !symbols.images.isEmpty || !symbols.colors.isEmpty {
      parts.append(
        "private let resourceBundle = \(bundle == nil ? "Bundle.main" : "Bundle.module")\n")
    }
    parts.append(group(symbols.colors, in: "ColorResource"))
    parts.append(group(symbols.images, in: "ImageResource"))
    parts.append(colorMembers)
    parts.append(uiColorMembers)
    parts.append(imageMembers)
    parts.append(stringMembers)
    parts.append(manifest?.text ?? "")
    parts.append(objects.text)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// An `@_exported` import holds in all files of a module. On Apple's systems Foundation itself
  /// brings what is in these modules, and UIKit, which comes with SwiftUI, brings notifications;
  /// here they are in a product of their own.
  private var imports: String {
    """
    // Written by the plugin AppResources; a change here is lost with the next build.
    @_exported public import Combine
    \(objects.isUsed ? "@_exported public import CoreData\n" : "")\
    @_exported public import FoundationAdditions
    @_exported public import FoundationNetworking
    @_exported public import Observation
    \(hasFrameworks ? "@_exported public import UserNotifications\n" : "")\
    import DeveloperToolsSupport
    \(objects.models.isEmpty ? "" : "public ")import Foundation
    import MainBundle
    import SwiftUI

    """
  }

  /// Declarations of the module itself take precedence over those of Foundation with the same type.
  /// Foundation's lists have elements of `NSURL`, so that ours would be ambiguous with them. With
  /// an extension that is not optional ours fits better; an optional one gives Foundation's list
  /// unless the context asks for `[URL]`.
  private static func mainBundle(_ name: String) -> String {
    """
    private let mainBundle = MainBundle(adding: \(literal(name)))

    extension Foundation.Bundle {
      var resourceURL: URL? { mainBundle.folder(of: self) }
      var resourcePath: String? { resourceURL?.path }
      func url(forResource name: String?, withExtension ext: String?) -> URL? {
        mainBundle.url(in: self, forResource: name, withExtension: ext)
      }
      func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
      ) -> URL? {
        mainBundle.url(in: self, forResource: name, withExtension: ext, subdirectory: subpath)
      }
      func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
        localization localizationName: String?
      ) -> URL? {
        mainBundle.url(
          in: self, forResource: name, withExtension: ext, subdirectory: subpath,
          localization: localizationName)
      }
      func path(forResource name: String?, ofType ext: String?) -> String? {
        mainBundle.url(in: self, forResource: name, withExtension: ext)?.path
      }
      func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?)
        -> String?
      {
        mainBundle.url(in: self, forResource: name, withExtension: ext, subdirectory: subpath)?.path
      }
      func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
        forLocalization localizationName: String?
      ) -> String? {
        mainBundle.url(
          in: self, forResource: name, withExtension: ext, subdirectory: subpath,
          localization: localizationName)?.path
      }
      func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        mainBundle.urls(in: self, forResourcesWithExtension: ext, subdirectory: subpath)
      }
      @_disfavoredOverload
      func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        mainBundle.urls(in: self, forResourcesWithExtension: ext, subdirectory: subpath)
      }
      func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?,
        localization localizationName: String?
      ) -> [URL]? {
        mainBundle.urls(
          in: self, forResourcesWithExtension: ext, subdirectory: subpath,
          localization: localizationName)
      }
      func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
        mainBundle.urls(in: self, forResourcesWithExtension: ext, subdirectory: subpath)?
          .map(\\.path) ?? []
      }
      func paths(
        forResourcesOfType ext: String?, inDirectory subpath: String?,
        forLocalization localizationName: String?
      ) -> [String] {
        mainBundle.urls(
          in: self, forResourcesWithExtension: ext, subdirectory: subpath,
          localization: localizationName)?.map(\\.path) ?? []
      }
    }

    """
  }

  private func group(_ symbols: [SymbolTable.Symbol], in type: String) -> String {
    guard !symbols.isEmpty else { return "" }
    return "extension \(type) {\n" + Self.members(symbols, at: [], of: type) + "}\n"
  }

  /// The symbols at `path` and the enumerations below it.
  private static func members(
    _ symbols: [SymbolTable.Symbol], at path: [String], of type: String
  ) -> String {
    let indent = String(repeating: "  ", count: path.count + 1)
    var text = symbols.filter { $0.path == path }.map {
      "\(indent)static let \($0.name) = "
        + "\(type)(name: \(literal($0.asset)), bundle: resourceBundle)\n"
    }.joined()
    let below = symbols.filter { $0.path.starts(with: path) && $0.path.count > path.count }
    var seen: Set<String> = []
    for name in below.map({ $0.path[path.count] }) where seen.insert(name).inserted {
      text += "\(indent)enum \(name) {\n" + members(below, at: path + [name], of: type)
      text += "\(indent)}\n"
    }
    return text
  }

  static func literal(_ text: String) -> String {
    let letters = text.map { letter in
      switch letter {
      case "\"": "\\\""
      case "\\": "\\\\"
      default: letter.isNewline ? " " : String(letter)
      }
    }
    return "\"\(letters.joined())\""
  }
}
