// Share links with a title that is looked up where it is shown.
import CoreTransferable
import Foundation
import FoundationAdditions

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel
{
  /// Shares addresses, with a localized title.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), items: items, subject: subject, message: message)
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// Shares texts, with a localized title.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), items: items, subject: subject, message: message)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares an item, with a localized title.
  @_disfavoredOverload public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where
    Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable,
    I: Transferable
  {
    self.init(
      LocalizedStringKey(resource: titleResource), item: item, subject: subject, message: message,
      preview: preview)
  }

  /// Shares items, with a localized title.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
    self.init(
      LocalizedStringKey(resource: titleResource), items: items, subject: subject, message: message,
      preview: preview)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address, with a localized title.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      LocalizedStringKey(resource: titleResource), item: item, subject: subject, message: message)
  }

  /// Shares a text, with a localized title.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      LocalizedStringKey(resource: titleResource), item: item, subject: subject, message: message)
  }
}
