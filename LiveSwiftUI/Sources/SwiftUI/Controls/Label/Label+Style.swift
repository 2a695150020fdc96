// Label styles: the system's, and custom ones.
import Foundation

/// The properties of a label, for a label style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  @MainActor @preconcurrency public struct Title {
    package let content: AnyView
  }
  /// The icon of the label.
  @MainActor @preconcurrency public struct Icon {
    package let content: AnyView
  }

  /// The title of the label.
  public let title: LabelStyleConfiguration.Title
  /// The icon of the label.
  public let icon: LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration.Title: View, StyleContent {}

extension LabelStyleConfiguration.Icon: View, StyleContent {}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label for a style to draw with the outer style.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// A style for labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view that a `LabelStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`.
  typealias Configuration = LabelStyleConfiguration
  /// Draws the view that replaces the label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// One of the system's styles.
private protocol SystemLabelStyle: LabelStyle {
  var appearance: LabelAppearance { get }
}

/// A style with icon and title; in a bar only the icon.
public struct DefaultLabelStyle: LabelStyle {
  /// The same as `LabelStyle.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View {
    Label(configuration).builtIn(\.styles.labelAppearance, .automatic)
  }
}
/// A style with only the icon; the title is still read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The same as `.iconOnly`.
  public nonisolated init() {}
  public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View {
    Label(configuration).builtIn(\.styles.labelAppearance, .iconOnly)
  }
}
/// A style with only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The same as `.titleOnly`.
  public nonisolated init() {}
  public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View {
    Label(configuration).builtIn(\.styles.labelAppearance, .titleOnly)
  }
}
/// A style with icon and title, also in a bar.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The same as `.titleAndIcon`.
  public nonisolated init() {}
  public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View {
    Label(configuration).builtIn(\.styles.labelAppearance, .titleAndIcon)
  }
}

extension DefaultLabelStyle: SystemLabelStyle {
  fileprivate var appearance: LabelAppearance { .automatic }
}
extension IconOnlyLabelStyle: SystemLabelStyle {
  fileprivate var appearance: LabelAppearance { .iconOnly }
}
extension TitleOnlyLabelStyle: SystemLabelStyle {
  fileprivate var appearance: LabelAppearance { .titleOnly }
}
extension TitleAndIconLabelStyle: SystemLabelStyle {
  fileprivate var appearance: LabelAppearance { .titleAndIcon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and title; in a bar only the icon.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon; the title is still read aloud.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title, also in a bar.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// Sets the style of labels in this view.
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    nonisolated(unsafe) let style = style  // A value, used on the main actor only from here on.
    return rendering { context in
      context.with {
        if let system = style as? any SystemLabelStyle {
          $0[builtIn: \.styles.labelAppearance] = system.appearance
          $0[builtIn: \.styles.customLabel] = nil
        } else {
          $0[builtIn: \.styles.customLabel] = drawing(style) { $0.makeBody(configuration: $1) }
        }
      }
    }
  }
}
