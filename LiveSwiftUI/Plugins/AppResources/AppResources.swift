// Adds to an app's module what Xcode adds: symbols of its catalogues, and implicit imports.
import Foundation
import PackagePlugin

/// Runs `AssetSymbols` on a module of Swift.
@main
struct AppResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let catalogs = Self.files(below: target.directoryURL, of: "xcassets")
    let resources = module.sourceFiles.filter { $0.type == .resource }.map(\.url)
    for catalog in catalogs where !resources.contains(where: { Self.covers($0, catalog) }) {
      Diagnostics.warning(
        "\(catalog.lastPathComponent) is not a resource of \(target.name): "
          + "add resources: [.copy(\"\(catalog.lastPathComponent)\")]")
    }
    let strings = Self.files(below: target.directoryURL, of: "xcstrings")
    // The classes of scene delegates are in the property list of an app of UIKit's life cycle.
    let lists = Self.files(below: target.directoryURL, of: "plist").filter {
      $0.lastPathComponent.hasSuffix("Info.plist")
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "AppResources.swift")
    // A module without resources has no bundle.
    let bundle = "\(context.package.displayName)_\(target.name).resources"
    return [
      .buildCommand(
        displayName: "Symbols of the assets of \(target.name)",
        executable: try context.tool(named: "AssetSymbols").url,
        arguments: [output.path, resources.isEmpty ? "" : bundle]
          + (catalogs + strings + lists).map(\.path),
        inputFiles: catalogs.flatMap(Self.inputs) + strings + lists, outputFiles: [output])
    ]
  }

  private static func covers(_ resource: URL, _ catalog: URL) -> Bool {
    catalog.path == resource.path || catalog.path.hasPrefix(resource.path + "/")
  }

  private static func files(below folder: URL, of type: String) -> [URL] {
    contents(of: folder).filter { $0.pathExtension == type }
      .sorted { $0.path < $1.path }
  }

  /// The folders of a catalogue, whose dates change with a new set, and the files that describe it.
  private static func inputs(of catalog: URL) -> [URL] {
    [catalog]
      + contents(of: catalog).filter {
        $0.hasDirectoryPath || $0.lastPathComponent == "Contents.json"
      }.sorted { $0.path < $1.path }
  }

  private static func contents(of folder: URL) -> [URL] {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])?
      .compactMap { $0 as? URL } ?? []
  }
}
