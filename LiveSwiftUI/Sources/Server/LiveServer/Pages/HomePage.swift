// The page at "/": links to the apps, the choice of language, and signing out.
import SwiftUI

/// The home page.
struct HomePage: View {
  /// The title of the site.
  let title: String
  let apps: [SiteApp]
  let languages: [Language]
  /// The code of the page's language.
  let current: String?
  /// Whether there is an access code, and so a pass to delete.
  var canSignOut = false
  /// Whether the person is a guest, who can enter the code.
  var isGuest = false

  /// A selectable language, with its name in that language.
  struct Language {
    let code: String
    let name: String

    /// The languages among `codes` that have a name here.
    static func named(_ codes: [String]) -> [Language] {
      let names = ["en": "English", "es": "Español", "ar": "العربية"]
      return codes.compactMap { code in names[code].map { Language(code: code, name: $0) } }
    }
  }

  var body: some View {
    HTMLElement(.main, class: "home") {
      HTMLElement(.h1, text: Text(verbatim: title))
      HTMLElement(.p, class: "lead", text: Text("Small plates for hungry eyes."))
      HTMLElement(.ul, class: "apps", ["role": "list"]) {
        ForEach(apps, id: \.name) { item(of: $0) }
      }
      if languages.count > 1 {
        HTMLElement(.nav, class: "langs", label: Text("Language")) {
          ForEach(languages, id: \.code) { link(to: $0) }
        }
      }
      if isGuest {
        HTMLElement(.p) {
          HTMLElement(
            .a, class: "b bordered", ["href": "/_/enter"], text: Text("Enter the access code"))
        }
      } else if canSignOut {
        HTMLElement(.form, class: "leave", ["method": "post", "action": "/_/leave"]) {
          HTMLElement(.button, class: "b", ["type": "submit"], text: Text("Sign out"))
        }
      }
    }
  }

  private func item(of app: SiteApp) -> some View {
    HTMLElement(.li) {
      HTMLElement(.a, class: "app", ["href": app.address]) {
        HTMLElement(
          .img, ["alt": "", "width": "72", "height": "72", "src": app.iconAddress("192")])
        HTMLElement(.span, class: "app-n", text: Text(LocalizedStringKey(app.title)))
      }
      if let owner = app.owner.name {
        HTMLElement(.p, class: "owner", text: Text(verbatim: owner))
      }
      HTMLElement(.p, text: Text(LocalizedStringKey(app.summary)))
    }
  }

  @ViewBuilder private func link(to language: Language) -> some View {
    let (code, name) = (language.code, Text(verbatim: language.name))
    let address = "/?lang=\(code)"
    if code == current {
      HTMLElement(
        .a, ["href": address, "lang": code, "hreflang": code, "aria-current": "true"],
        text: name)
    } else {
      HTMLElement(.a, ["href": address, "lang": code, "hreflang": code], text: name)
    }
  }
}
