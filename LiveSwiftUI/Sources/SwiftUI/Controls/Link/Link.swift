// Links to addresses outside the app.
import Foundation

/// A link to an address outside the app.
public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label
  /// The path on this site, where the link leads in the same tab; nil for an address outside.
  var path: String?

  /// A link that the browser follows in its tab, to a page of this site outside the app.
  package init(path: String, @ViewBuilder label: () -> Label) {
    self.init(destination: URL(filePath: path), label: label)
    self.path = path
  }

  /// A link with views as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// A link with a title from the string tables.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title shown verbatim.
  @_disfavoredOverload public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.control(.a)
    // Only addresses that open a page or a message become links; others are plain text.
    if !context.builtIn.controls.isEnabled {
      element.set("aria-disabled", "true")
    } else if let path {
      element.set("href", context.node.tree.services.basePath + path)
      element.set(.opensOutside)
    } else if ["http", "https", "mailto"].contains(destination.scheme?.lowercased() ?? "") {
      element.set("href", destination.absoluteString)
      element.set(.opensOutside)
      element.set("target", "_blank")
      element.set("rel", "noopener noreferrer")
    }
    context.fill(element, axis: .horizontal, with: label)
    context.emit(element, into: &items)
  }
}
