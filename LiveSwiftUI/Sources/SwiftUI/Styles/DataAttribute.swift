// The attributes by which the renderer speaks to the scripts.

/// A `data-` attribute. A test compares the list with the style sheet and with the scripts.
package enum DataAttribute: String, CaseIterable, Sendable {
  // MARK: Any element

  /// Declarations that the script applies, because no rule has them.
  case style = "data-c"
  /// The event that the script makes of a press or a change; see `ControlEvent`.
  case event = "data-e"
  /// Reports once the element comes near the window.
  case near = "data-n"
  /// Reports the keyboard focus.
  case focus = "data-fo"
  /// The accessibility identifier of the app's.
  case identifier = "data-id"
  /// The place whose scrolling and typing the script keeps across a reload.
  case key = "data-key"
  /// The keys that press the element.
  case shortcut = "data-k"
  /// The keys that are reported while the focus is inside.
  case keyPresses = "data-kp"
  /// Reports the return key in a field.
  case submits = "data-s"
  /// A link that leaves the page.
  case opensOutside = "data-out"
  /// The time that the script keeps running.
  case clock = "data-clock"
  /// The smallest scale of a text that has to fit.
  case minimumScale = "data-min"
  /// A picture that loads or fails.
  case photo = "data-ph"
  /// The number of an option.
  case option = "data-v"

  // MARK: Sizes, places and motion

  /// Reports the size of the element, and its place for `p`.
  case measured = "data-g"
  /// A coordinate space of the app's.
  case coordinateSpace = "data-cs"
  /// The alignment guides of a view.
  case alignmentGuide = "data-ag"
  /// The alignment guides by which a container lines up its views.
  case alignsTo = "data-al"
  /// The name by which the element takes over the frame of another.
  case matchedGeometry = "data-match"
  /// The name by which a screen grows out of the element.
  case zoomSource = "data-zoom"
  /// The transition that an element comes with.
  case transition = "data-tr"
  /// The transition that an element goes with.
  case removalTransition = "data-tr-out"

  // MARK: Gestures

  /// The number of taps that are reported.
  case taps = "data-tap"
  /// The number of taps that are reported with their place.
  case tapSpot = "data-ts"
  /// The time and the distance of a long press.
  case hold = "data-h"
  /// The distance from which a drag is reported.
  case drag = "data-dr"
  /// The change of two fingers that is reported.
  case pinch = "data-pi"
  /// Reports that a mouse comes and goes.
  case hover = "data-hv"
  /// Reports where a mouse is.
  case hoverPoint = "data-hp"

  // MARK: Lists and scroll views

  /// The rows that a long list has now.
  case rowWindow = "data-w"
  /// The words on paper for the rows that are not loaded.
  case rowsLeft = "data-left"
  /// Buttons behind a row, of which a full swipe presses the first.
  case fullSwipe = "data-full"
  /// The view that a scroll view scrolls to; of a share button, the item that it shares by itself.
  case item = "data-si"
  /// The view that a scroll view is asked to show.
  case scrollsTo = "data-to"
  /// The point that a scroll view is asked to show.
  case scrollRequest = "data-go"
  /// The point to which the scroll position is bound.
  case scrollPoint = "data-sp"
  /// Reports the lengths and the offset of a scroll view.
  case scrollGeometry = "data-sg"
  /// The point at which a scroll view starts.
  case scrollStart = "data-sa"
  /// The share of the element that is in sight when that is reported.
  case sight = "data-sv"
  /// The page that a pager shows.
  case shownPage = "data-at"
  /// A screen that can be pulled to refresh it.
  case refreshes = "data-r"

  // MARK: Screens, dialogs and menus

  /// A screen that another column of the stack covers.
  case under = "data-under"
  /// A button that leads back.
  case back = "data-back"
  /// The way a dialog is shown.
  case presentation = "data-m"
  /// A dialog that only a button of its own closes.
  case staysOpen = "data-keep"
  /// The heights between which a sheet is pulled.
  case detents = "data-dt"
  /// A button that ends its dialog; see `SheetEnd`.
  case ends = "data-d"
  /// A button that opens the menu beside it.
  case menu = "data-menu"
  /// A view whose menu opens at the pointer.
  case contextMenu = "data-cm"
  /// A menu stays open when the item is pressed.
  case staysInMenu = "data-stay"

  // MARK: Transfer

  /// The types of what is dragged.
  case dragTypes = "data-dg"
  /// The types of what can be dropped.
  case dropTypes = "data-dp"
  /// Reports the moves of a drag.
  case dropMoves = "data-dm"
  /// The address that takes dropped files.
  case dropAddress = "data-df"
  /// A press by a drag that rests on the element.
  case springLoads = "data-sl"
  /// The address that takes chosen files.
  case fileAddress = "data-fi"
  /// The addresses of files to save.
  case exports = "data-fx"
  /// The types of files that can be chosen.
  case accepted = "data-accept"
  /// The largest file that is taken, in bytes.
  case largest = "data-max"
  /// The most files that are taken.
  case most = "data-many"
  /// The words of the button that chooses a file.
  case chooseTitle = "data-choose"
  /// The words of the button that cancels.
  case cancelTitle = "data-cancel"
  /// A button that pastes.
  case pasteButton = "data-pb"
  /// A view into which a person pastes.
  case pasteArea = "data-pa"
  /// The item that a share button shares, as JSON.
  case shares = "data-sh"
  /// The address of the file that is shared.
  case sharedFile = "data-sf"
  /// The words of a share button once the text is copied.
  case copiedText = "data-copied"

  // MARK: Requests to scripts

  /// Requests for the person's place.
  case locations = "data-lo"
  /// Requests for notifications.
  case notifications = "data-nt"
  /// Requests for sounds.
  case sounds = "data-so"
}

extension Element {
  /// Sets a `data-` attribute.
  package func set(_ attribute: DataAttribute, _ value: String = "") {
    set(attribute.rawValue, value)
  }

  /// The value of a `data-` attribute; nil if the element has none.
  package func attribute(_ attribute: DataAttribute) -> String? {
    self.attribute(attribute.rawValue)
  }

  func take(attribute: DataAttribute, _ value: String) {
    take(attribute: attribute.rawValue, value)
  }
}
