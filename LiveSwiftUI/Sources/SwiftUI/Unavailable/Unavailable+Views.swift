// Apple's views and wrappers that do not work here: each is a compile error that names what does.
import Foundation

// Declared so that the compiler can say more than "cannot find in scope". Their bodies are never
// reached.

@available(*, unavailable, message: "Use List, or Grid in a ScrollView.")
public struct Table<Value, Rows, Columns> {}
