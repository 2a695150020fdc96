// Styles of boxes, of groups that expand, and of labelled views.
import Foundation

/// The parts of a box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The heading of the box.
  public struct Label: View, StyleContent { package let content: AnyView }
  /// The views in the box.
  public struct Content: View, StyleContent { package let content: AnyView }
  /// The heading of the box.
  public let label: GroupBoxStyleConfiguration.Label
  /// The views in the box.
  public let content: GroupBoxStyleConfiguration.Content
}

/// A style of boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the view that a `GroupBoxStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Draws the view that replaces the box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The box of the system.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The same as `GroupBoxStyle.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View {
    GroupBox(configuration).builtIn(\.styles.groupBox, nil)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The box of the system.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// A box for a style to draw with the outer style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// The parts of a group that expands, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: View, StyleContent { package let content: AnyView }
  /// The views that are shown while it is expanded.
  public struct Content: View, StyleContent { package let content: AnyView }
  /// The label of the group.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// The views that are shown while it is expanded.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the group is expanded.
  @Binding public var isExpanded: Bool
}

/// A style of groups that expand.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the view that a `DisclosureGroupStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Draws the view that replaces the group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The group of the system.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The same as `DisclosureGroupStyle.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }.builtIn(\.styles.disclosureGroup, nil)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The group of the system.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The parts of a labelled view, for its style.
public struct LabeledContentStyleConfiguration {
  /// The name of the view.
  public struct Label: View, StyleContent { package let content: AnyView }
  /// The view.
  public struct Content: View, StyleContent { package let content: AnyView }
  /// The name of the view.
  public let label: LabeledContentStyleConfiguration.Label
  /// The view.
  public let content: LabeledContentStyleConfiguration.Content
}

/// A style of labelled views.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the view that a `LabeledContentStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Draws the view that replaces the labelled one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The system's style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The same as `LabeledContentStyle.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View {
    LabeledContent(configuration).builtIn(\.styles.labeledContent, nil)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The system's style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// A labelled view for a style to draw with the outer style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension View {
  /// Sets the style of the boxes in this view.
  public nonisolated func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    return builtIn(\.styles.groupBox, drawing(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets the style of the groups that expand in this view.
  public nonisolated func disclosureGroupStyle<S>(_ style: S) -> some View
  where S: DisclosureGroupStyle {
    return builtIn(\.styles.disclosureGroup, drawing(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets the style of the labelled views in this view.
  public nonisolated func labeledContentStyle<S>(_ style: S) -> some View
  where S: LabeledContentStyle {
    return builtIn(\.styles.labeledContent, drawing(style) { $0.makeBody(configuration: $1) })
  }
}

/// A group that expands, drawn by a style of an app's own.
struct StyledDisclosureGroup: View {
  let bound: Binding<Bool>?
  let label: AnyView
  let content: AnyView
  let style: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView
  @State private var own = false

  var body: some View {
    style(
      DisclosureGroupStyleConfiguration(
        label: .init(content: label), content: .init(content: content),
        isExpanded: bound ?? $own))
  }
}
