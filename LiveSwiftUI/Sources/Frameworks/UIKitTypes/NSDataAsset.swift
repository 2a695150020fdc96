// Files of asset catalogues.
internal import DeveloperToolsSupport
public import Foundation

/// The bytes of a data set of an asset catalogue.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: String
  /// The bytes of its file.
  public let data: Data
  /// The uniform type of the file; empty where the set names none.
  public let typeIdentifier: String

  /// A data set of the main bundle; nil when there is none of this name, or its file is unreadable.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// A data set of a bundle; nil as `init(name:)`.
  public init?(name: String, bundle: Bundle) {
    let bundles = bundle === Bundle.main ? MainBundles.all : MainBundles.searched(bundle)
    guard let file = bundles.lazy.compactMap({ DataFile.find(name, in: $0) }).first,
      // A file that cannot be read has no bytes.
      let data = try? Data(contentsOf: file.url)
    else { return nil }
    (self.name, self.data, typeIdentifier) = (name, data, file.type)
    super.init()
  }
}
