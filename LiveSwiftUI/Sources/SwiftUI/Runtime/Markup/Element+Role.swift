// What an element is for the code that meets it later.

extension Element {
  /// The parts that an element plays for modifiers around it, for its rows and for taps.
  ///
  /// Those of the first eight bits stay once the element is sealed; the others are needed only
  /// while it is built.
  package struct Role: OptionSet, Sendable {
    /// One bit for each role.
    package let rawValue: UInt32

    /// Roles by their bits.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A button of automatic style, which takes the taps of its row.
    package static let automatic = Role(rawValue: 1 << 0)
    /// A link, or the part of a divided one that is pressed.
    static let link = Role(rawValue: 1 << 1)
    /// The box around a link whose label has controls.
    static let dividedLink = Role(rawValue: 1 << 2)
    /// A link without a label, which takes the taps of its row.
    static let bareLink = Role(rawValue: 1 << 3)
    /// A button that cancels.
    static let cancel = Role(rawValue: 1 << 4)
    /// Words that are not loaded yet.
    package static let redacted = Role(rawValue: 1 << 5)
    /// The two variants of a symbol, of which one is shown.
    static let iconPair = Role(rawValue: 1 << 6)
    /// A row of views.
    static let horizontalStack = Role(rawValue: 1 << 7)

    // Until the element is sealed.

    /// A column of views.
    static let verticalStack = Role(rawValue: 1 << 8)
    /// A box around one view, or around its layers.
    static let box = Role(rawValue: 1 << 9)
    /// A shape or a colour that fills its box.
    static let shape = Role(rawValue: 1 << 10)
    /// A circle.
    static let circle = Role(rawValue: 1 << 11)
    /// A slider.
    static let slider = Role(rawValue: 1 << 12)
    /// A group that expands.
    static let disclosure = Role(rawValue: 1 << 13)
    /// The rows or the sections of a list.
    static let list = Role(rawValue: 1 << 14)
    /// A list that hides its background.
    static let clearList = Role(rawValue: 1 << 15)
    /// A box with a background of its own.
    static let filled = Role(rawValue: 1 << 16)
    /// A symbol on a disc.
    static let disc = Role(rawValue: 1 << 17)
    /// A row with buttons behind its end.
    static let swipe = Role(rawValue: 1 << 18)
    /// A box with items for assistive technology.
    static let accessibilityBox = Role(rawValue: 1 << 19)
    /// A view that may be larger than its box.
    static let spills = Role(rawValue: 1 << 20)
    /// An outline as SVG.
    static let drawing = Role(rawValue: 1 << 21)
    /// A symbol as large as its box, or views of which one fits.
    static let fitting = Role(rawValue: 1 << 22)
    /// A view with bars at its leading and trailing edges.
    static let insetHorizontally = Role(rawValue: 1 << 23)
    /// A view with bars at its top and bottom edges.
    static let insetVertically = Role(rawValue: 1 << 24)
    /// A vertical scroll view.
    static let verticalScroll = Role(rawValue: 1 << 25)
    /// A scroll view with a room of its own.
    static let scrollsItself = Role(rawValue: 1 << 26)
    /// A spacer.
    static let spacer = Role(rawValue: 1 << 27)
    /// A picture that keeps its ratio.
    static let keepsRatio = Role(rawValue: 1 << 28)
  }
}
