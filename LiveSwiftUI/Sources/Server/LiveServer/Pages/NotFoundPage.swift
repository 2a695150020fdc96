// The page for unknown addresses.
import SwiftUI

/// The page at an address that no app has.
struct NotFoundPage: View {
  /// The title of what a link leads back to: the site, or one of its apps.
  let title: String
  /// Where that link leads.
  var address = "/"

  var body: some View {
    HTMLElement(.main, class: "home") {
      HTMLElement(.h1, text: Text("Nothing here"))
      HTMLElement(.p, class: "lead", text: Text("There is no page at this address."))
      HTMLElement(.p) {
        HTMLElement(.a, class: "b bordered", ["href": address], text: Text(verbatim: title))
      }
    }
  }
}
