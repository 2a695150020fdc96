// An app's own images, from the resources of its bundle or an asset catalogue there.
import DeveloperToolsSupport
import Foundation
import UIKitTypes

extension Image {
  /// An image of the app; a screen reader reads its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle, label: Text(LocalizedStringKey(name)))
  }

  /// An image of the app, with a label for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundle, label: label)
  }

  /// An image of the app that screen readers ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle, label: nil)
  }

  /// An image of an asset catalogue, by the symbol that the plugin AppResources makes of it.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// A picture of UIKit, which this site serves to the page. Screen readers ignore it unless it has
  /// a label.
  public init(uiImage: UIImage) {
    source =
      if case .symbol(let name) = uiImage.content { .symbol(name) } else { .picture(uiImage) }
    isTemplate = uiImage.renderingMode == .alwaysTemplate || uiImage.tint != nil
    tint = uiImage.tint.map { Color(uiColor: $0) }
  }

  @MainActor func renderNamed(
    _ name: String, _ bundle: Bundle?, _ label: Text?, _ context: Context,
    into items: inout [Item]
  ) {
    let services = context.node.tree.services
    let bundles = bundle.map { [$0] } ?? services.mainBundles
    guard let file = bundles.lazy.compactMap({ PictureFile.find(name, in: $0) }).first,
      let address = services.filePath(file.url)
    else {
      return services.log("There is no picture called \(name) in the bundle.")
    }
    let words = label?.resolve(context.builtIn) ?? ""
    renderAddress(address, file.scale, label: words, context, into: &items)
  }

  /// Draws a picture of UIKit; an empty one draws nothing.
  @MainActor func renderPicture(
    _ picture: UIImage, _ context: Context, into items: inout [Item]
  ) {
    guard let address = picture.address(in: context.node.tree.services) else { return }
    renderAddress(address, picture.scale, context, into: &items)
  }
}

extension UIImage {
  /// The address at which this site serves the picture; nil for an empty one.
  @MainActor func address(in services: TreeServices) -> String? {
    switch content {
    case .empty, .symbol: nil
    case .file(let url): services.filePath(url)
    case .data(let data, let picture): services.picturePath(data, picture.type)
    }
  }
}
