// Menu commands of an app, which need the menu bar of a Mac or an iPad. They compile, and draw
// nothing, as on an iPhone.
import FoundationAdditions

/// A group of menu commands. Commands are not shown, because a page has no menu bar.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands inside.
  associatedtype Body: Commands
  /// The commands inside.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands without a body, since nothing draws them.
public protocol _BodilessCommands: Commands where Body == Never {}

extension _BodilessCommands {
  /// Never called.
  public var body: Never { fatalError("Nothing reads the body of these commands.") }
}

/// Turns command expressions into one group of commands.
@resultBuilder public struct CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One group of commands, unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Commands { content }

  /// Several groups of commands, of which none is shown.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> EmptyCommands
  where repeat each Content: Commands { EmptyCommands() }

  /// Commands under a condition.
  public static func buildIf<Content>(_ content: Content?) -> EmptyCommands
  where Content: Commands { EmptyCommands() }

  /// Commands under a condition that holds.
  public static func buildEither<Content>(first: Content) -> EmptyCommands
  where Content: Commands { EmptyCommands() }

  /// Commands under a condition that does not hold.
  public static func buildEither<Content>(second: Content) -> EmptyCommands
  where Content: Commands { EmptyCommands() }

  /// Commands of a newer system.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> EmptyCommands
  where Content: Commands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: _BodilessCommands {
  /// Makes no commands.
  public nonisolated init() {}
}

/// A menu of its own in the menu bar.
public struct CommandMenu<Content>: _BodilessCommands where Content: View {
  /// A menu with a name from the string tables.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// A menu with this name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// A menu with a name shown verbatim.
  @_disfavoredOverload
  public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}

/// Commands beside, or instead of, the system's own.
public struct CommandGroup<Content>: _BodilessCommands where Content: View {
  /// Commands ahead of the system's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands behind the system's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands instead of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// One of the groups in the system's menus.
public struct CommandGroupPlacement: Sendable {
  /// The app's information.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The app's termination.
  public static let appTermination = CommandGroupPlacement()
  /// The app's visibility.
  public static let appVisibility = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
  /// Import and export.
  public static let importExport = CommandGroupPlacement()
  /// New documents.
  public static let newItem = CommandGroupPlacement()
  /// Copy and paste.
  public static let pasteboard = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// A window of one kind.
  public static let singleWindowList = CommandGroupPlacement()
  /// Services.
  public static let systemServices = CommandGroupPlacement()
  /// Editing of text.
  public static let textEditing = CommandGroupPlacement()
  /// Formatting of text.
  public static let textFormatting = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement()
}

/// The system's commands for a sidebar.
public struct SidebarCommands: _BodilessCommands {
  /// The system's commands.
  public init() {}
}

/// The system's commands for a toolbar.
public struct ToolbarCommands: _BodilessCommands {
  /// The system's commands.
  public init() {}
}

/// The system's commands for an inspector.
public struct InspectorCommands: _BodilessCommands {
  /// The system's commands.
  public init() {}
}

/// The system's commands for editing text.
public struct TextEditingCommands: _BodilessCommands {
  /// The system's commands.
  public init() {}
}

/// The system's commands for formatting text.
public struct TextFormattingCommands: _BodilessCommands {
  /// The system's commands.
  public init() {}
}

extension Scene {
  /// Changes nothing: commands need the menu bar of a Mac or an iPad.
  public nonisolated func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands { self }

  /// Changes nothing: there are no commands to remove.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Changes nothing: there are no commands to replace.
  public nonisolated func commandsReplaced<Content>(@CommandsBuilder content: () -> Content)
    -> some Scene
  where Content: Commands { self }
}

extension CommandMenu {
  /// A menu with a localized name.
  @_disfavoredOverload public init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: nameResource), content: content)
  }
}
