// The choice of language in the bar of an app that is the whole site, and so has no home page.
package import SwiftUI

/// A menu with the languages of the site, each under its own name.
package struct LanguageMenu: View {
  @Environment(\.locale) private var locale
  private let languages: [HomePage.Language]

  /// The choice among the languages with these codes.
  package init(_ codes: [String]) { languages = HomePage.Language.named(codes) }

  package var body: some View {
    Menu("Language", systemImage: "globe") {
      ForEach(languages, id: \.code) { language in
        Link(path: "/?lang=\(language.code)") {
          if language.code == locale.language.languageCode?.identifier {
            Label(language.name, systemImage: "checkmark")
          } else {
            Text(verbatim: language.name)
          }
        }
      }
    }
  }
}
