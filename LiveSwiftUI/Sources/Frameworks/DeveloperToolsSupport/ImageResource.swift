// Images and colours of asset catalogues as values; the plugin AppResources declares the symbols.
public import Foundation

/// An image of an asset catalogue, such as `.logo`.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalogue, with the folders that provide a namespace.
  package let name: String
  /// The bundle that contains the catalogue.
  package let bundle: Bundle

  /// The image `name` of a catalogue in `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue, such as `.brand`.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalogue, with the folders that provide a namespace.
  package let name: String
  /// The bundle that contains the catalogue.
  package let bundle: Bundle

  /// The colour `name` of a catalogue in `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
