// The page that asks a visitor for the access code.
import SwiftUI

/// The form for the access code. It works without the script.
struct AccessCodePage: View {
  /// The title of the site.
  let title: String
  /// Why the last code was rejected. Screen readers announce it at once.
  let alert: Alert?
  /// The code that a link on another site has filled in.
  var code = ""

  /// The reason why a code was rejected.
  enum Alert { case wrong, tooMany }

  var body: some View {
    HTMLElement(.main, class: "gate") {
      HTMLElement(.h1, text: Text(verbatim: title))
      HTMLElement(.p, text: Text("Type the access code that \(title) printed when it started."))
      if let alert { HTMLElement(.p, ["role": "alert"], text: message(of: alert)) }
      HTMLElement(.form, ["method": "post", "action": "/_/enter"]) {
        HTMLElement(.label) {
          Text("Access code")
          HTMLElement(
            .input, class: "tf",
            ["name": "code", "autocomplete": "off", "autofocus": "", "value": code])
        }
        HTMLElement(.button, class: "b prominent", ["type": "submit"], text: Text("Continue"))
      }
    }
  }

  private func message(of alert: Alert) -> Text {
    switch alert {
    case .wrong: Text("That is not the code.")
    case .tooMany: Text("Too many wrong codes. Wait a minute, then try again.")
    }
  }
}
