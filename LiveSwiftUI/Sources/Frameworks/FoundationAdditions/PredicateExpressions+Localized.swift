// Conditions on texts in `#Predicate` that Foundation has on Apple's systems only.
public import Foundation

extension PredicateExpressions {
  /// Whether a text contains another one, with no regard to case and accents.
  public struct StringLocalizedStandardContains<Root, Other>: PredicateExpression
  where
    Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol,
    Other.Output: StringProtocol
  {
    /// True if the text is found.
    public typealias Output = Bool

    /// The text that is searched.
    public let root: Root
    /// The text that is searched for.
    public let other: Other

    /// Searches one text for another.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Whether the texts of these values contain each other.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = try String(root.evaluate(bindings))
      return text.localizedStandardContains(String(try other.evaluate(bindings)))
    }
  }

  /// The order of two texts for people.
  public struct StringLocalizedCompare<Root, Other>: PredicateExpression
  where
    Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol,
    Other.Output: StringProtocol
  {
    /// The order of the first text to the second.
    public typealias Output = ComparisonResult

    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    /// Compares two texts.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// The order of the texts of these values.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let text = try String(root.evaluate(bindings))
      return text.localizedCompare(String(try other.evaluate(bindings)))
    }
  }

  /// Written by `#Predicate` for `localizedStandardContains`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// Written by `#Predicate` for `localizedCompare`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
