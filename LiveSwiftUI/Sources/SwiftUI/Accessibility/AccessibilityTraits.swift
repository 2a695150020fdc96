// The role and behaviour of a view for a screen reader.

/// The role and behaviour of a view for a screen reader.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The traits, one bit each.
  package var bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  /// No traits.
  public init() { bits = 0 }

  /// A button: it acts when pressed.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// A heading that a reader can jump to.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// The selected one of several views.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// A link to another page.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// An image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// A view that makes its own sound when pressed.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// A summary of the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// Content that changes often; changes are read aloud once the reader is idle.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// A view that starts audio or video.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// A view that handles touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// A view that turns the page when read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// A view that hides everything beside it from the reader, as the browser's dialogs do.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// A switch that is on or off.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// The bar that contains a tab view's buttons.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  /// Returns the traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Returns the traits of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Keeps only the traits that the other set also has.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Returns the traits of exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Keeps only the traits of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits ^= other.bits
  }

  /// Whether this set has all traits of the other set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Adds traits, and returns whether they were missing.
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes traits, and returns those that were present.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let present = intersection(member)
    bits &= ~member.bits
    return present.bits == 0 ? nil : present
  }

  /// Adds traits, and returns those that were present.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.bits == 0 ? nil : present
  }

  /// Whether both sets have the same traits.
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool {
    a.bits == b.bits
  }
}
