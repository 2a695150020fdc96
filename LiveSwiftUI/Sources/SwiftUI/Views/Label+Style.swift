// How labels look: the system's looks, and looks that an app makes.
import Foundation

/// What a label style is given to draw.
public struct LabelStyleConfiguration {
  /// The words of the label.
  @MainActor @preconcurrency public struct Title {
    package let content: AnyView
  }
  /// The icon of the label.
  @MainActor @preconcurrency public struct Icon {
    package let content: AnyView
  }

  /// The words of the label.
  public let title: LabelStyleConfiguration.Title
  /// The icon of the label.
  public let icon: LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration.Title: View, StyleContent {}

extension LabelStyleConfiguration.Icon: View, StyleContent {}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style draws, in the look around it.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// A look for labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of what is drawn; the compiler finds it from `makeBody`.
  associatedtype Body: View
  /// What `makeBody` is given to draw.
  typealias Configuration = LabelStyleConfiguration
  /// What is drawn in place of the label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// One of the system's looks.
private protocol SystemLabelStyle: LabelStyle {
  var look: LabelLook { get }
}

/// Icon and words; in a bar the icon alone.
public struct DefaultLabelStyle: LabelStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View {
    Label(configuration).fact(\.styles.labelLook, .automatic)
  }
}
/// The icon alone; the words are still read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The same as `.iconOnly`.
  public nonisolated init() {}
  public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View {
    Label(configuration).fact(\.styles.labelLook, .iconOnly)
  }
}
/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The same as `.titleOnly`.
  public nonisolated init() {}
  public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View {
    Label(configuration).fact(\.styles.labelLook, .titleOnly)
  }
}
/// Icon and words, in a bar too.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The same as `.titleAndIcon`.
  public nonisolated init() {}
  public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View {
    Label(configuration).fact(\.styles.labelLook, .titleAndIcon)
  }
}

extension DefaultLabelStyle: SystemLabelStyle {
  fileprivate var look: LabelLook { .automatic }
}
extension IconOnlyLabelStyle: SystemLabelStyle {
  fileprivate var look: LabelLook { .iconOnly }
}
extension TitleOnlyLabelStyle: SystemLabelStyle {
  fileprivate var look: LabelLook { .titleOnly }
}
extension TitleAndIconLabelStyle: SystemLabelStyle {
  fileprivate var look: LabelLook { .titleAndIcon }
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
  /// Gives labels within a look.
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    nonisolated(unsafe) let style = style  // A value, used on the main actor only from here on.
    return rendering { context in
      context.with {
        if let system = style as? any SystemLabelStyle {
          $0[fact: \.styles.labelLook] = system.look
          $0[fact: \.styles.customLabel] = nil
        } else {
          $0[fact: \.styles.customLabel] = { AnyView(style.makeBody(configuration: $0)) }
        }
      }
    }
  }
}
