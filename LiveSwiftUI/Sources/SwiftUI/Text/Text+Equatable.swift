// Comparing texts and images.

extension Text: Equatable {
  /// Whether both texts have the same content and modifiers. Values with a format are never equal,
  /// because a format cannot be compared.
  public nonisolated static func == (one: Text, other: Text) -> Bool {
    one.storage == other.storage && one.appearance == other.appearance
  }
}

extension Text.Storage: Equatable {
  static func == (one: Text.Storage, other: Text.Storage) -> Bool {
    switch (one, other) {
    case (.verbatim(let one), .verbatim(let other)): one == other
    case (.key(let one), .key(let other)): one == other
    case (.dates(let one), .dates(let other)): one == other
    case (.running(let one), .running(let other)): one == other
    case (.attributed(let one), .attributed(let other)): one == other
    case (.image(let one), .image(let other)): one == other
    case (.joined(let one), .joined(let other)): one == other
    default: false
    }
  }
}
