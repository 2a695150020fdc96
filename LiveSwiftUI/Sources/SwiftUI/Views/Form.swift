// A form: controls in groups, drawn as rows of a list.
import Foundation

/// Controls in groups, for settings and for what a person fills in.
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

/// How a form looks; the system's own look like lists here.
@MainActor @preconcurrency public protocol FormStyle {}

/// Groups on cards, as on an iPhone.
public struct AutomaticFormStyle: FormStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// Groups on cards.
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
  /// Gives forms within one of the system's looks, which are alike on an iPhone and here.
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }
}
