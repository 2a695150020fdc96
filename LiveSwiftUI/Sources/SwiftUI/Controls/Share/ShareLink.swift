// A button that passes an address or a text to another app.
import Foundation

/// A button that passes an address or a text to another app: with the browser's own dialog, or by
/// copying if the browser offers none for this page.
///
/// Browsers share only from HTTPS pages and from localhost.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where Data: RandomAccessCollection, Label: View {
  let shared: SharedItem
  let label: Label
}

/// The shared items, in the form that the browser passes on.
struct SharedItem {
  /// The addresses, or the text.
  var items: [String]
  var isText = false
  /// The items that are shared as files instead.
  var files: SharedFiles?
  var subject: Text?
  var message: Text?

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  /// The argument of the browser's `navigator.share`, at most 4,000 characters of each part.
  @MainActor func json(_ facts: BuiltInEnvironment) -> String {
    let texts =
      (message.map { [$0.resolve(facts)] } ?? []) + (isText ? items : Array(items.dropFirst()))
    var parts: [String: String] = [:]
    if let subject { parts["title"] = subject.resolve(facts) }
    if !texts.isEmpty { parts["text"] = texts.joined(separator: "\n") }
    if !isText, let first = items.first { parts["url"] = first }
    // Texts can always be encoded.
    let json = try? Self.encoder.encode(parts.mapValues { String($0.prefix(4_000)) })
    return json.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Only addresses of pages and messages are shared, as in `Link`.
  var isAllowed: Bool {
    files != nil || isText
      || !items.isEmpty
        && items.allSatisfy { item in
          ["http", "https", "mailto"].contains(URL(string: item)?.scheme?.lowercased() ?? "")
        }
  }
}

/// The title and icon of a share link without a label.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// The icon with the title.
  public var body: some View {
    SwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Shares an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    shared = SharedItem(items: [item.absoluteString], subject: subject, message: message)
    self.label = label()
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Shares a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    shared = SharedItem(items: [item], isText: true, subject: subject, message: message)
    self.label = label()
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Shares addresses. The browser takes one address; the others become its text.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    shared = SharedItem(items: items.map(\.absoluteString), subject: subject, message: message)
    self.label = label()
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address, with the default title.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(Text("Share"), item: item, subject: subject, message: message)
  }

  /// Shares a text, with the default title.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(Text("Share"), item: item, subject: subject, message: message)
  }

  /// Shares an address, with a title from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// Shares a text, with a title from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// Shares an address, with a title shown verbatim.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Shares a text, with a title shown verbatim.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }
}

extension ShareLink: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    guard shared.files != nil, context.builtIn.controls.isEnabled else {
      return draw(context, into: &items)
    }
    context.node.tree.needs(.transfer)
    let node = context.node.claim(context.position) { ShareNode(context) }
    node.accept(context, shared.files) { draw($0, into: &$1) }
    items.append(.node(node))
  }

  @MainActor private func draw(_ context: Context, into items: inout [Item]) {
    let element = context.control(.button)
    element.set("type", "button")
    if context.builtIn.controls.isEnabled, shared.isAllowed {
      if shared.files == nil {
        context.node.tree.needs(.gestures)
        element.set(.shares, shared.json(context.builtIn))
      } else {
        element.set(.item, shared.json(context.builtIn))
      }
      element.set(.copiedText, Text("Copied").resolve(context.builtIn))
      element.name(.share)
    } else {
      element.set("aria-disabled", "true")
    }
    context.fill(element, axis: .horizontal, with: label)
    context.emit(element, into: &items)
  }
}
