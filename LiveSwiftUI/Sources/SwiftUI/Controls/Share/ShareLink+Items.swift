// Share links of transferable items.
import Foundation

extension ShareLink {
  /// Shares an item: a text or an address as it is, anything else as a file. Where the browser
  /// shares no files, it saves the file.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  )
  where
    Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable,
    I: Transferable
  {
    shared = SharedItem(of: [item], [preview.title], subject: subject, message: message)
    self.label = label()
  }

  /// Shares items: texts and addresses as they are, or all as files, at most ten.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
    shared = SharedItem(
      of: Array(items.prefix(PageFiles.ticketFiles)),
      items.prefix(PageFiles.ticketFiles).map { preview($0).title }, subject: subject,
      message: message)
    self.label = label()
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares an item, with the default title.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where
    Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable,
    I: Transferable
  {
    self.init(
      Text("Share"), item: item, subject: subject, message: message, preview: preview)
  }

  /// Shares an item, with a title from the string tables.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where
    Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable,
    I: Transferable
  {
    self.init(
      Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }

  /// Shares an item, with a title shown verbatim.
  @_disfavoredOverload public init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where
    Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable,
    S: StringProtocol, I: Transferable
  {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }

  /// Shares an item, with a text as its title.
  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where
    Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable,
    I: Transferable
  {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Shares items, with the default title.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
    self.init(
      Text("Share"), items: items, subject: subject, message: message, preview: preview)
  }

  /// Shares items, with a title from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
    self.init(
      Text(titleKey), items: items, subject: subject, message: message, preview: preview)
  }

  /// Shares items, with a title shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  )
  where
    PreviewImage: Transferable, PreviewIcon: Transferable, S: StringProtocol,
    Data.Element: Transferable
  {
    self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
  }

  /// Shares items, with a text as the title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }
}
