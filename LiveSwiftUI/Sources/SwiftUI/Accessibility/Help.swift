// The explanation of a view, shown beside the pointer.
import Foundation

extension View {
  /// Explains the view with a text from the string tables, which the browser shows under a pointer.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Explains the view with a text, which the browser shows under a pointer.
  public nonisolated func help(_ text: Text) -> some View {
    rendering {
      $0.decorated { element, context in
        element.set("title", text.resolve(context.builtIn))
        return element
      }
    }
  }

  /// Explains the view with a text shown verbatim.
  @_disfavoredOverload public nonisolated func help<S>(_ text: S) -> some View
  where S: StringProtocol {
    help(Text(text))
  }
}
