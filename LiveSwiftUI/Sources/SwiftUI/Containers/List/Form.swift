// Forms: groups of controls, drawn as list rows.
import Foundation

/// Controls in groups, for settings and data entry.
public struct Form<Content> where Content: View {
  let content: Content

  /// A form of these controls; a `Section` groups some of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let content = content
    List { content }.listStyle(.insetGrouped).draw(context.child(0), into: &items)
  }
}

/// A style for forms. The system's styles look like lists here.
@MainActor @preconcurrency public protocol FormStyle {}

/// A style with groups on cards, as on an iPhone.
public struct AutomaticFormStyle: FormStyle {
  /// The same as `FormStyle.automatic`.
  public nonisolated init() {}
}

/// A style with groups on cards.
public struct GroupedFormStyle: FormStyle {
  /// The same as `.grouped`.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Groups on cards, as on an iPhone.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Groups on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view; the system's styles are alike on an iPhone and here.
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }
}
