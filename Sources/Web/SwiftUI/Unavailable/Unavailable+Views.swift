// Apple's views and wrappers that do not work here: each is a compile error that names what does.
import Foundation

// Declared so that the compiler can say more than "cannot find in scope". Their bodies are never
// reached.

@available(*, unavailable, message: "There is no drawing here; use shapes, images or symbols.")
public struct Canvas<Symbols> {}

@available(*, unavailable, message: "Use List, or Grid in a ScrollView.")
public struct Table<Value, Rows, Columns> {}

@available(*, unavailable, message: "The browser keeps scroll positions itself.")
public struct ScrollViewReader: View {
  public init<Content: View>(@ViewBuilder content: (Never) -> Content) {}
  public var body: Never { fatalError("unavailable") }
}

@available(*, unavailable, message: "Use an if with HStack and VStack.")
public struct ViewThatFits: View {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("unavailable") }
}

@available(*, unavailable, message: "Use the photo's own page; sharing is the browser's.")
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label> {}
