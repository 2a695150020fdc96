// Apple's views and wrappers that do not work here: each is a compile error that names what does.
import Foundation

// Declared so that the compiler can say more than "cannot find in scope". Their bodies are never
// reached.

@available(*, unavailable, message: "Use List, or Grid in a ScrollView.")
public struct Table<Value, Rows, Columns> {}

@available(*, unavailable, message: "Use Picker with the colours to choose from.")
public struct ColorPicker<Label> {}

@available(
  *, unavailable, message: "A body runs when what it reads changes; keep a clock in a model."
)
public struct TimelineView<Schedule, Content> {}

@available(*, unavailable, message: "Use HStack or VStack in an if.")
public struct AnyLayout {}

