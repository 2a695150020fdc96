// A title with an icon.
import DeveloperToolsSupport
import Foundation
import FoundationAdditions

/// A title with an icon.
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  /// A label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title from the string tables, with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// A title shown verbatim, with a symbol.
  @_disfavoredOverload public nonisolated init<S>(_ title: S, systemImage name: String)
  where S: StringProtocol {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

extension Label: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if let options = context.builtIn.position.options {
      title.draw(context.child(0), into: &items)
      let symbols = OptionCollector()
      icon.draw(
        context.child(1).with { $0[builtIn: \.position.options] = symbols }, into: &items)
      return options.add(icon: symbols.options.first?.symbol)
    }
    if let custom = context.builtIn.styles.customLabel {
      let configuration = LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
      var inner = context.child(.customStyle)
      // A label inside the style's own body uses the outer style.
      inner.environment[builtIn: \.styles.customLabel] = nil
      return custom(configuration).draw(inner, into: &items)
    }
    let look = context.builtIn.styles.labelAppearance
    let element = context.element(.span, .label)
    var parts: [Item] = []
    let inner = context.inside()
    if look != .titleOnly {
      if let tint = context.builtIn.styles.itemTint, context.builtIn.position.isInRow {
        icon.foregroundStyle(tint).draw(inner.child(0), into: &parts)
      } else {
        icon.draw(inner.child(0), into: &parts)
      }
    }
    if look == .iconOnly {
      // Named for screen readers although only the icon is visible.
      var hidden = inner.child(1)
      hidden.environment[builtIn: \.text.font] = nil
      title.draw(
        hidden.decorated { element, _ in
          element.name(.spokenOnly)
          if let words = element.ownText, inner.environment.row != nil {
            element.content = .text(words.shortened(toLines: 1))
          }
          return element
        }, into: &parts)
    } else {
      title.draw(inner.child(1), into: &parts)
    }
    element.content = .items(parts)
    element.appetite = .fixed([])
    context.emit(element, into: &items)
  }
}

enum LabelAppearance {
  case automatic, iconOnly, titleOnly, titleAndIcon
}

extension Label where Title == Text, Icon == Image {
  /// A localized title, with a picture of the app.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image name: String
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: name)
  }

  /// A localized title, with a picture of the app.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: resource)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title from the string tables, with a picture of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: resource.name, bundle: resource.bundle)
    }
  }

  /// A title shown verbatim, with a picture of the app.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image resource: ImageResource
  ) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: resource.name, bundle: resource.bundle)
    }
  }
}
