// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
public import FoundationAdditions
@available(*, unavailable, message: "Keep older values in the app, or use rollback().") extension ModelContext { public var undoManager: UndoManager? { get { fatalError() } set {} } }
