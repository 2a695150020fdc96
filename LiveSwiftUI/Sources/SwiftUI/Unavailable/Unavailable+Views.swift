// Apple's views and wrappers that do not work here: each is a compile error that names an
// alternative.
import Foundation

// Declared so that the compiler can report more than "cannot find in scope". Their bodies never
// run.

/// Unavailable: rows and columns of values.
@available(*, unavailable, message: "Use List, or Grid in a ScrollView.")
public struct Table<Value, Rows, Columns> {}
