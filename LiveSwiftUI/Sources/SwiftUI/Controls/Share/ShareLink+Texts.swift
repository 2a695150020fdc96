// Share links of texts and of addresses, in their further forms.
import Foundation

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL,
  Label == DefaultShareLinkLabel
{
  /// Shares addresses, with the default title.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(Text("Share"), items: items, subject: subject, message: message)
  }

  /// Shares addresses, with a title from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), items: items, subject: subject, message: message)
  }

  /// Shares addresses, with a title shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where S: StringProtocol {
    self.init(Text(title), items: items, subject: subject, message: message)
  }

  /// Shares addresses, with a text as the title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// Shares texts, with the default title.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(Text("Share"), items: items, subject: subject, message: message)
  }

  /// Shares texts, with a title from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), items: items, subject: subject, message: message)
  }

  /// Shares texts, with a title shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where S: StringProtocol {
    self.init(Text(title), items: items, subject: subject, message: message)
  }

  /// Shares texts, with a text as the title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Shares texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    shared = SharedItem(items: Array(items), isText: true, subject: subject, message: message)
    self.label = label()
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address, with a title shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, S: StringProtocol {
    self.init(Text(title), item: item, subject: subject, message: message)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares a text, with a title shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, S: StringProtocol {
    self.init(Text(title), item: item, subject: subject, message: message)
  }
}
