// Attributes, events, and event handlers.

/// One attribute of an element; `value` is raw text, escaped only when written as HTML.
package struct Attribute: Hashable, Sendable {
  let name: String
  var value: String
}

/// The payload of a browser event.
package enum EventValue: Sendable, Equatable {
  /// No payload.
  case none
  /// A text, whose meaning depends on the kind of event.
  case text(String)
  /// A state: on or off.
  case flag(Bool)
  /// A change of a text that is too long to send whole.
  indirect case edit(TextEdit)
}

/// A closure that handles one kind of event on one element.
package struct Handler {
  /// The kinds of events. Their letters are LiveServer's.
  package enum Kind: CaseIterable, Sendable {
    /// The element was pressed, by pointer or keyboard. No payload.
    case click
    /// A toggle was pressed; the flag is the wanted state.
    case toggle
    /// Text was typed; the payload is the whole text, or an edit of a long one.
    case input
    /// Return was pressed in a field; the text is the field's.
    case submit
    /// An option or a page was chosen; the text identifies it.
    case pick
    /// The person closed a dialog. No payload.
    case dismiss
    /// The element came within 400 pixels of the viewport. No payload.
    case near
    /// The element went farther than that from the viewport. No payload.
    case away
    /// The person pulled the page down to refresh it. No payload.
    case refresh
    /// The element got the keyboard focus. No payload.
    case focus
    /// The element lost the keyboard focus. No payload.
    case blur
    /// The browser measured the element; the text is read by `Measured`.
    case size
    /// The element was held down: without payload when long enough, else whether it is pressed.
    case hold
    /// The element was tapped as often as requested. No payload.
    case taps
    /// The element was tapped as often as requested; the text is read by `DragReport`.
    case spot
    /// A mouse is over the element, at the point of a `DragReport`, or left it (false).
    case point
    /// A drag moved, ended or was cancelled; the text is read by `DragReport`.
    case drag
    /// Two fingers moved, were lifted or were cancelled; the text is read by `PinchReport`.
    case pinch
    /// A mouse entered the element (true) or left it (false).
    case hover
    /// A key was pressed while the focus was in the element; the text is read by `KeyPress`.
    case key
    /// A scroll view was scrolled; the text is read by `ScrollWatch`.
    case scroll
    /// The element came into sight (true) or left it (false), by a share that the app chose.
    case sight
    /// Something goes out or comes in: a file, a text, a drag that starts or ends. The text says
    /// which.
    case transfer
    /// A drag came over the element, moved, left it or was dropped; the text is read by
    /// `DropReport`.
    case drop
  }

  private let action: Action
  /// The kind of event that this handler handles.
  package let kind: Kind

  /// Most handlers are an app's own closure without a parameter; wrapping it would cost every
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
