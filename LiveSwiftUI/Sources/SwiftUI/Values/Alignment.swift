// Where things line up in both directions, in the words of flexbox.

/// Where things line up in both directions.
public struct Alignment: Equatable, Sendable {
  /// Where things line up across.
  public var horizontal: HorizontalAlignment
  /// Where things line up from top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment from one across and one from top to bottom.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The flexbox words: `across` for the inline axis, `down` for the block axis.
  package var css: (across: String, down: String) { (horizontal.css, vertical.css) }

  /// The middle of the box.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the side where a line of text begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the side where a line of text ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner where a line of text begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner where a line of text ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner where a line of text begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner where a line of text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The middle, on the first line of text.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// The middle, on the last line of text.
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// The leading edge, on the first line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The leading edge, on the last line of text.
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// The trailing edge, on the first line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The trailing edge, on the last line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}
