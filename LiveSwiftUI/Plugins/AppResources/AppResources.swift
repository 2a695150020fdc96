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
    let models = Self.models(below: target.directoryURL)
    for catalog in catalogs + models where !resources.contains(where: { Self.covers($0, catalog) })
    {
      Diagnostics.warning(
        "\(catalog.lastPathComponent) is not a resource of \(target.name): "
          + "add resources: [.copy(\"\(catalog.lastPathComponent)\")]")
    }
    let strings = Self.files(below: target.directoryURL, of: "xcstrings")
    // The classes of scene delegates are in the property list of an app of UIKit's life cycle.
    let lists = Self.files(below: target.directoryURL, of: "plist").filter {
      $0.lastPathComponent.hasSuffix("Info.plist")
    }
    let sources = module.sourceFiles.filter { $0.type == .source }.map(\.url)
    let output = context.pluginWorkDirectoryURL.appending(path: "AppResources.swift")
    let names = ["--module=\(module.moduleName)", "--names=\(Self.names(of: target))"]
    let described = catalogs + strings + lists + models
    // A module without resources has no bundle.
    let bundle = "\(context.package.displayName)_\(target.name).resources"
    return [
      .buildCommand(
        displayName: "Symbols and classes of the resources of \(target.name)",
        executable: try context.tool(named: "AssetSymbols").url,
        arguments: [output.path, resources.isEmpty ? "" : bundle]
          + described.map(\.path) + names + sources.map(\.path),
        inputFiles: catalogs.flatMap(Self.inputs) + strings + lists
          + models.flatMap(Self.inputs) + sources,
        outputFiles: [output])
    ]
  }

  /// The products that a target depends on, and all modules that these bring.
  private static func names(of target: any Target) -> String {
    let products = target.dependencies.compactMap { dependency in
      if case .product(let product) = dependency { product.name } else { nil }
    }
    let modules = target.recursiveTargetDependencies.map(\.name)
    return Set(products + modules).sorted().joined(separator: ",")
  }

  private static func covers(_ resource: URL, _ catalog: URL) -> Bool {
    catalog.path == resource.path || catalog.path.hasPrefix(resource.path + "/")
  }

  private static func files(below folder: URL, of type: String) -> [URL] {
    contents(of: folder).filter { $0.pathExtension == type }
      .sorted { $0.path < $1.path }
  }

  /// The data models: folders `xcdatamodeld`, and folders `xcdatamodel` outside of them.
  private static func models(below folder: URL) -> [URL] {
    let versioned = files(below: folder, of: "xcdatamodeld")
    return versioned
      + files(below: folder, of: "xcdatamodel").filter { single in
        !versioned.contains { single.path.hasPrefix($0.path + "/") }
      }
  }

  /// The folders of a catalogue or a model, whose dates change with a new set, and the files that
  /// describe it.
  private static func inputs(of catalog: URL) -> [URL] {
    [catalog]
      + contents(of: catalog).filter {
        $0.hasDirectoryPath || inputs.contains($0.lastPathComponent)
      }.sorted { $0.path < $1.path }
  }

  private static let inputs: Set<String> = ["Contents.json", "contents", ".xccurrentversion"]

  private static func contents(of folder: URL) -> [URL] {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])?
      .compactMap { $0 as? URL } ?? []
  }
}
