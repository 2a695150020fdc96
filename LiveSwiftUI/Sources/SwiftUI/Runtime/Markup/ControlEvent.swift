// The events of controls, as the markup names them.

/// The events that the browser's script makes of gestures on a control. The raw values are those of
/// the attribute `data-e`; a browser sends the letter of the `Handler.Kind`.
package enum ControlEvent: String, CaseIterable, Sendable {
  /// A press.
  case click = "c"
  /// A press that changes a state.
  case toggle = "t"
  /// A change of a field's value.
  case input = "i"
  /// The choice of an option.
  case pick = "p"
  /// The end of a dialog.
  case dismiss = "x"
}

extension Element {
  /// Makes the script emit `event` for gestures on this element.
  func emits(_ event: ControlEvent) { set(.event, event.rawValue) }
}
