// What a screen reader is told about a view.
/// What a view is or does, in the words of a screen reader.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// One bit a trait.
  package var bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  /// No traits.
  public init() { bits = 0 }

  /// It is pressed.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// It heads a part of the screen.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// It is the chosen one.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// It is searched in.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// It makes a sound when used.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// It is text that stays.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// It sums up the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// It starts something to hear or see.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// It takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// It turns the page when read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// It keeps the rest from being used.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// It holds tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  /// What a set is made of.
  public typealias Element = AccessibilityTraits
  /// What an array literal is made of.
  public typealias ArrayLiteralElement = AccessibilityTraits

  /// The traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// The traits of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Keeps the traits of both sets.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// The traits of one set but not of both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Keeps the traits of one set but not of both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits ^= other.bits
  }

  /// Whether all of these traits are in the set.
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

  /// Whether two sets hold the same traits.
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool {
    a.bits == b.bits
  }
}

/// How a view's children show to a screen reader.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// The behaviour's name.
  package let name: String

  /// The children are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The children stay, each by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The children are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// How deep a heading stands.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Not said.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
