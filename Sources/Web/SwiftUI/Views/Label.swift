// An icon with its words.
import Foundation

/// Words with an icon.
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
  /// Words from the string tables with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Words that are shown as they are, with a symbol.
  @_disfavoredOverload public nonisolated init<S>(_ title: S, systemImage name: String)
  where S: StringProtocol {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

extension Label: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if context.facts.options != nil { return title.draw(context.child(0), into: &items) }
    let look = context.facts.labelLook
    let element = context.element(.span, "label")
    var parts: [Item] = []
    let inner = context.inside()
    if look != .titleOnly { icon.draw(inner.child(0), into: &parts) }
    if look == .iconOnly {
      // Named for screen readers though only the icon is seen.
      var hidden = inner.child(1)
      hidden.environment[fact: \.font] = nil
      title.draw(
        hidden.decorated { element, _ in
          element.name("sr")
          if let words = element.words, inner.environment.row != nil {
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

enum LabelLook {
  case automatic, iconOnly, titleOnly, titleAndIcon
}

/// A look for labels; only the system's own are supported here.
@MainActor @preconcurrency public protocol LabelStyle {}

/// Icon and words; in a bar the icon alone.
public struct DefaultLabelStyle: LabelStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// The icon alone; the words are still read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The same as `.iconOnly`.
  public nonisolated init() {}
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The same as `.titleOnly`.
  public nonisolated init() {}
}

/// Icon and words, in a bar too.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The same as `.titleAndIcon`.
  public nonisolated init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and words; in a bar the icon alone.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the words are still read aloud.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and words, in a bar too.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// Gives labels within one of the system's looks.
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    let look: LabelLook =
      switch style {
      case is IconOnlyLabelStyle: .iconOnly
      case is TitleOnlyLabelStyle: .titleOnly
      case is TitleAndIconLabelStyle: .titleAndIcon
      default: .automatic
      }
    return fact(\.labelLook, look)
  }

  /// Hides the labels of switches and progress within; they are still read aloud.
  public nonisolated func labelsHidden() -> some View { fact(\.labelsHidden, true) }
}
