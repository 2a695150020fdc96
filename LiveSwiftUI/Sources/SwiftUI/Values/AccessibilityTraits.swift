// What a view is or does, in the words of a screen reader.

/// What a view is or does, in the words of a screen reader.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// One bit a trait.
  package var bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  /// No traits.
  public init() { bits = 0 }

  /// It does something when pressed.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// It heads what follows it, so a reader can jump to it.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// It is the chosen one of several.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// It leads to another page.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// It takes the words of a search.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// It makes a sound of its own when pressed.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// It is text that stays.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// It sums up the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// It changes often, so changes are read aloud once the reader is idle.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// It starts something to hear or see.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// It takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// It turns the page when read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// It keeps the reader from what lies beside it. A dialog of the browser does so by itself.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// It holds the buttons of tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  /// The traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// The traits that both sets have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Keeps the traits that the other set has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// The traits that only one of the sets has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Keeps the traits that only one of the sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits ^= other.bits
  }

  /// Whether all traits of the other set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Adds traits; tells whether they were missing.
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Takes traits out; gives back those that were there.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let present = intersection(member)
    bits &= ~member.bits
    return present.bits == 0 ? nil : present
  }

  /// Adds traits; gives back those that were there.
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
