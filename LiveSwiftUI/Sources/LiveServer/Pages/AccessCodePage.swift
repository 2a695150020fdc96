// The page that asks a visitor for the access code.
import SwiftUI

/// The form that asks for the access code. The browser sends it without the script.
struct AccessCodePage: View {
  /// What the site is called.
  let title: String
  /// Why the last code was not accepted. A screen reader announces it at once.
  let alert: Alert?

  /// Why a code was not accepted.
  enum Alert { case wrong, tooMany }

  var body: some View {
    HTMLElement(.main, class: "gate") {
      HTMLElement(.h1, text: Text(verbatim: title))
      HTMLElement(.p, text: Text("Type the access code that Tapas printed when it started."))
      if let alert { HTMLElement(.p, ["role": "alert"], text: words(of: alert)) }
      HTMLElement(.form, ["method": "post", "action": "/_/enter"]) {
        HTMLElement(.label) {
          Text("Access code")
          HTMLElement(
            .input, class: "tf", ["name": "code", "autocomplete": "off", "autofocus": ""])
        }
        HTMLElement(.button, class: "b prominent", ["type": "submit"], text: Text("Continue"))
      }
    }
  }

  private func words(of alert: Alert) -> Text {
    switch alert {
    case .wrong: Text("That is not the code.")
    case .tooMany: Text("Too many wrong codes. Wait a minute, then try again.")
    }
  }
}
