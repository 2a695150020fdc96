// The preview of a shared item.
import Foundation
import FoundationAdditions

/// The name and the pictures of a shared item. A browser shows the name only: its own dialog draws
/// no picture of ours.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text

  private init(text: Text) { title = text }
}

extension SharePreview {
  /// A preview with a title from the string tables, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(text: Text(titleKey))
  }

  /// A preview with a title shown verbatim, a picture and an icon.
  @_disfavoredOverload public init<S>(_ title: S, image: Image, icon: Icon)
  where S: StringProtocol {
    self.init(text: Text(title))
  }

  /// A preview with a text as its title, a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(text: title) }
}

extension SharePreview where Image == Never {
  /// A preview with a title from the string tables and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(text: Text(titleKey)) }

  /// A preview with a title shown verbatim and an icon.
  @_disfavoredOverload public init<S>(_ title: S, icon: Icon) where S: StringProtocol {
    self.init(text: Text(title))
  }

  /// A preview with a text as its title and an icon.
  public init(_ title: Text, icon: Icon) { self.init(text: title) }
}

extension SharePreview where Icon == Never {
  /// A preview with a title from the string tables and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(text: Text(titleKey)) }

  /// A preview with a title shown verbatim and a picture.
  @_disfavoredOverload public init<S>(_ title: S, image: Image) where S: StringProtocol {
    self.init(text: Text(title))
  }

  /// A preview with a text as its title and a picture.
  public init(_ title: Text, image: Image) { self.init(text: title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title from the string tables.
  public init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey)) }

  /// A preview with a title shown verbatim.
  @_disfavoredOverload public init<S>(_ title: S) where S: StringProtocol {
    self.init(text: Text(title))
  }

  /// A preview with a text as its title.
  public init(_ title: Text) { self.init(text: title) }
}

extension SharePreview {
  /// A preview with a localized title, a picture and an icon.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: Image, icon: Icon
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: image, icon: icon)
  }
}

extension SharePreview where Image == Never {
  /// A preview with a localized title and an icon.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(LocalizedStringKey(resource: titleResource), icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// A preview with a localized title and a picture.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(LocalizedStringKey(resource: titleResource), image: image)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a localized title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource: titleResource))
  }
}
