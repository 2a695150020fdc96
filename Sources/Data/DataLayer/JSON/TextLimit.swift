// How much of a service's text is kept, by what it says.

/// The most scalars of a service's text that are kept. Texts are cut where they are decoded, so
/// nothing after it, least of all a view, meets a text of any length.
package enum TextLimit: Int {
  /// A word or two: a quantity, a kind, a date, a language.
  case word = 1_000
  /// A name or a title.
  case name = 8_000
  /// A web address; `URL(web:)` refuses one that was cut.
  case address = 8_001
  /// A description or instructions. It is more than X's longest post, and than the HTML of a
  /// post that is read.
  case prose = 40_000
}

extension String {
  /// The start of the text, without surrounding spaces; nil when it is blank.
  package func filled(_ limit: TextLimit) -> String? { beginning(limit.rawValue).filled }
}
