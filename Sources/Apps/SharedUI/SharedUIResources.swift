// The location of a module's string table.
public import Foundation

/// The resources of SharedUI.
public enum SharedUIResources {
  /// The string table, in Apple's `.xcstrings` format.
  public static var strings: URL? { Bundle.module.strings }
}

extension Bundle {
  /// The string table of the bundle's module; nil where there is none.
  var strings: URL? { url(forResource: "Localizable", withExtension: "xcstrings") }
}
