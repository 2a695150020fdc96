// What an app adds to the library of Xcode. Nothing here reads it, as on devices.

/// A piece of code with a title, for the library of Xcode.
public struct LibraryItem: Sendable {
  /// A group of the library.
  public struct Category: Sendable {
    private init() {}

    /// Effects.
    public static let effects = Category()
    /// Arrangements.
    public static let layout = Category()
    /// Controls.
    public static let controls = Category()
    /// Everything else.
    public static let other = Category()
  }

  /// An item, whose code is never run.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: LibraryItem.Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Makes a list of items of the statements of a property or method.
@resultBuilder public enum LibraryContentBuilder {
  /// One item.
  public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }
  /// A list of items.
  public static func buildExpression(_ expression: [LibraryItem]) -> [LibraryItem] { expression }
  /// The items of all statements.
  public static func buildBlock(_ components: [LibraryItem]...) -> [LibraryItem] {
    components.flatMap(\.self)
  }
}

/// A type whose views and modifiers Xcode shows in its library.
@MainActor @preconcurrency public protocol LibraryContentProvider {
  /// The type that the modifiers are shown on.
  associatedtype ModifierBase = Any
  /// The views of the library.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// The modifiers of the library.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// The default: none.
  public var views: [LibraryItem] { [] }
  /// The default: none.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
