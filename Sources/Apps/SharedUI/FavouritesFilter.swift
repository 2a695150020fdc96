// The choice to see favourites only.
public import SwiftUI

/// A heart that is pressed while a list shows favourites only.
public struct FavouritesFilter: View {
  @Binding private var isOn: Bool

  /// A filter that is on while `isOn`.
  public init(isOn: Binding<Bool>) { _isOn = isOn }

  public var body: some View {
    Toggle(isOn: $isOn) {
      Label("Favourites only", systemImage: "heart")
        .symbolVariant(isOn ? .fill : .none)
        .touchTarget()
    }
    .toggleStyle(.button)
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .tint(.pink)
  }
}
