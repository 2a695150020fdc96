// How pictures, text lines, corners and controls are sized and shaped.
/// How a picture fits its frame.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen.
  case fit
  /// All of the frame is covered.
  case fill

  /// The word for `object-fit`.
  package var css: String { self == .fit ? "contain" : "cover" }
}

/// How the lines of a text stand to each other.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Flush where lines begin.
  case leading
  /// Centred.
  case center
  /// Flush where lines end.
  case trailing

  /// The word for `text-align`.
  package var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

/// The curve of a rounded corner; a browser draws both as an arc.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that eases in.
  case continuous
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The usual.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

/// One column of a vertical grid or one row of a horizontal one.
public struct GridItem: Sendable {
  /// How the width of a column is found, in points.
  public enum Size: Sendable {
    /// Always this wide.
    case fixed(CGFloat)
    /// As wide as there is room, between two bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each between two bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the width is found.
  public var size: GridItem.Size
  /// The space to the next column, in points; the system's if none.
  public var spacing: CGFloat?
  /// Where views stand in their cell.
  public var alignment: Alignment?

  /// Makes a column.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The column in the words of `grid-template-columns`; a share of the width has no upper bound.
  package var css: String {
    func upper(_ maximum: CGFloat) -> String {
      maximum.isFinite ? CSS.rem(maximum) : "1fr"
    }
    return switch size {
    case .fixed(let width): CSS.rem(width)
    case .flexible(let minimum, let maximum):
      "minmax(\(CSS.rem(minimum)), \(upper(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill, minmax(min(100%, \(CSS.rem(minimum))), \(upper(maximum))))"
    }
  }
}

/// Which section edges stay in sight while a list scrolls: none here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  @available(*, unavailable, message: "Nothing is pinned here; headers scroll with their section.")
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  @available(*, unavailable, message: "Nothing is pinned here; footers scroll with their section.")
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
