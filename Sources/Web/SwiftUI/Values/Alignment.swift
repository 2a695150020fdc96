// Where things line up, across and down, with the flexbox word for each.
/// Where things line up across.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The flexbox word for `align-items` in a column or `justify-content` in a row.
  package let css: String

  /// Where a line of text begins.
  public static let leading = HorizontalAlignment(css: "flex-start")
  /// The middle.
  public static let center = HorizontalAlignment(css: "center")
  /// Where a line of text ends.
  public static let trailing = HorizontalAlignment(css: "flex-end")
}

/// Where things line up from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  /// The flexbox word for `align-items` in a row.
  package let css: String

  /// The upper edge.
  public static let top = VerticalAlignment(css: "flex-start")
  /// The middle.
  public static let center = VerticalAlignment(css: "center")
  /// The lower edge.
  public static let bottom = VerticalAlignment(css: "flex-end")
  /// The line the first row of text stands on.
  public static let firstTextBaseline = VerticalAlignment(css: "baseline")
  /// The line the last row of text stands on.
  public static let lastTextBaseline = VerticalAlignment(css: "last baseline")
}

/// Where things line up in both directions.
public struct Alignment: Equatable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two halves.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The flexbox words: `across` for the inline axis, `down` for the block axis.
  package var css: (across: String, down: String) { (horizontal.css, vertical.css) }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
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
