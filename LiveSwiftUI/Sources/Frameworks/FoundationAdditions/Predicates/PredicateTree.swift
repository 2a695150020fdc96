// What the format of a predicate says.
import Foundation

/// A condition, as a format describes it.
package indirect enum PredicateTree: Hashable {
  /// Always the same.
  case constant(Bool)
  /// Holds if all do.
  case all([PredicateTree])
  /// Holds if one does.
  case any([PredicateTree])
  /// Holds if the other one does not.
  case not(PredicateTree)
  /// Compares two values.
  case comparison(Expression, Operator, Expression, Options, Quantifier)

  /// A kind of comparison.
  package enum Operator: String, Sendable {
    /// The same value.
    case equal = "=="
    /// Another value.
    case unequal = "!="
    /// A smaller value.
    case less = "<"
    /// Not a larger value.
    case lessOrEqual = "<="
    /// A larger value.
    case greater = ">"
    /// Not a smaller value.
    case greaterOrEqual = ">="
    /// A regular expression for the whole text.
    case matches = "MATCHES"
    /// A text with `*` and `?`.
    case like = "LIKE"
    /// A part of a text, or an element of a list.
    case contains = "CONTAINS"
    /// The first part of a text.
    case begins = "BEGINSWITH"
    /// The last part of a text.
    case ends = "ENDSWITH"
    /// One of a list.
    case isIn = "IN"
    /// Between two values, or one of them.
    case between = "BETWEEN"
  }

  /// Settings for the comparison of texts.
  package struct Options: OptionSet, Hashable, Sendable {
    /// The settings as bits.
    package let rawValue: Int
    /// Makes settings of bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// With no regard to case.
    package static let caseInsensitive = Options(rawValue: 1)
    /// With no regard to accents.
    package static let diacriticInsensitive = Options(rawValue: 2)
  }

  /// The number of elements of a list that are to meet a comparison.
  package enum Quantifier: Sendable {
    /// The value itself is compared.
    case itself
    /// At least one.
    case any
    /// Each.
    case all
    /// None.
    case none
  }

  /// A value, or a path to it.
  package indirect enum Expression: Hashable {
    /// A value of the format or of an argument; nil for nil.
    case value(AnyHashable?)
    /// A list of values.
    case list([Expression])
    /// The object itself.
    case itself
    /// A variable of the evaluation.
    case variable(String)
    /// A value by names, from another one.
    case path(Expression, [String])
    /// A function of values.
    case function(String, [Expression])
    /// The elements of a list that meet a condition on a variable.
    case subquery(Expression, String, PredicateTree)
  }
}
