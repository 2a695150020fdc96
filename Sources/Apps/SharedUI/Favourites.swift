// The items that a person marked with a heart, and the heart.
public import SwiftUI

/// The ids of a person's favourites, for `@AppStorage`, which keeps them as a text, one id a line.
///
/// A browser has 2,800 bytes for all values of all apps: room for some 300 ids of six digits.
public struct Favourites: RawRepresentable, Equatable, Sendable {
  private var ids: Set<String> = []

  /// No favourites.
  public init() {}

  /// Those of a text that was kept.
  public init?(rawValue: String) { ids = Set(rawValue.split(separator: "\n").map(String.init)) }

  /// The text to keep, the same whatever the order in which items were marked.
  public var rawValue: String { ids.sorted().joined(separator: "\n") }

  /// Whether there are none.
  public var isEmpty: Bool { ids.isEmpty }

  /// Whether the item with this id is a favourite.
  public subscript(id: String) -> Bool {
    get { ids.contains(id) }
    set {
      if newValue { ids.insert(id) } else { ids.remove(id) }
    }
  }
}

/// A heart that is pressed while its item is a favourite.
public struct FavouriteToggle: View {
  private let name: String
  @Binding private var isFavourite: Bool
  /// The taps on this heart: a change made elsewhere is not felt.
  @State private var taps = 0

  /// The heart of the item called `name`.
  public init(_ name: String, isFavourite: Binding<Bool>) {
    self.name = name
    _isFavourite = isFavourite
  }

  public var body: some View {
    Toggle(isOn: tapped) {
      Label("Favourite \(name)", systemImage: "heart")
        .symbolVariant(isFavourite ? .fill : .none)
        .pops(with: taps)
        .touchTarget()
    }
    .toggleStyle(.button)
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .tint(.pink)
    .sensoryFeedback(.impact, trigger: taps)
  }

  private var tapped: Binding<Bool> {
    Binding {
      isFavourite
    } set: {
      isFavourite = $0
      taps += 1
    }
  }
}
