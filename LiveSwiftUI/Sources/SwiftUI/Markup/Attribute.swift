// Attributes, events, and the handlers that wait for them.

/// One attribute of an element; `value` is raw text, escaped only on its way into HTML.
package struct Attribute: Hashable, Sendable {
  let name: String
  var value: String
}

/// What a browser event carried.
package enum EventValue: Sendable, Equatable {
  case none
  case text(String)
  case flag(Bool)
  /// A part of a text that is too long to travel whole.
  indirect case edit(TextEdit)
}

/// A closure waiting for one kind of event on one element.
package struct Handler {
  /// The events of the wire, by the letters they travel under.
  package enum Kind: String, Sendable {
    case click = "c"
    case toggle = "t"
    case input = "i"
    case submit = "s"
    case pick = "p"
    case dismiss = "x"
    case near = "n"
    case away = "o"
    case refresh = "r"
    case focus = "f"
    case blur = "b"
    case size = "z"
    case hold = "h"
    case taps = "k"
    case drag = "d"
    case hover = "m"
  }

  private let action: Action
  /// The event that this handler waits for.
  package let kind: Kind

  /// Most handlers are an app's own closure that wants no value; wrapping it would cost every
  /// button 48 bytes.
  private enum Action {
    case plain(@MainActor () -> Void)
    case valued(@MainActor (EventValue) -> Void)
  }

  init(kind: Kind, action: @escaping @MainActor (EventValue) -> Void) {
    self.kind = kind
    self.action = .valued(action)
  }

  init(kind: Kind, plain action: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.action = .plain(action)
  }

  /// Runs the closure.
  @MainActor func callAsFunction(_ value: EventValue) {
    switch action {
    case .plain(let action): action()
    case .valued(let action): action(value)
    }
  }
}
