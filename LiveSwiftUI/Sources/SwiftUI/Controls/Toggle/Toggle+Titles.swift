// Toggles whose label is a title, alone or with a picture.
import DeveloperToolsSupport
import Foundation
import FoundationAdditions

extension Toggle where Label == Text {
  /// A switch of all sources, with a localized label.
  @_disfavoredOverload public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(LocalizedStringKey(resource: titleResource), sources: sources, isOn: isOn)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A switch of all sources, with a symbol and a localized label.
  @_disfavoredOverload public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, sources: sources,
      isOn: isOn)
  }

  /// A switch of all sources, with a picture of the app and a localized label.
  @_disfavoredOverload public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(
      LocalizedStringKey(resource: titleResource), image: image, sources: sources, isOn: isOn)
  }

  /// A switch with a symbol and a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(resource: titleResource), systemImage: systemImage, isOn: isOn)
  }

  /// A switch with a picture of the app and a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: image, isOn: isOn)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A switch with a picture of the app and a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }

  /// A switch with a picture of the app and a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) where S: StringProtocol {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}
