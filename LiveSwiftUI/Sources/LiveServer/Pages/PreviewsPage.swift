// The page that lists the previews, each a link to its own address.
import Foundation
import SwiftUI

/// The previews of one module, under one heading of the page.
package struct PreviewGroup: Sendable {
  /// The key of the heading in the string tables, "Foods".
  package let title: String
  /// Each preview, served as an app of its own at `/previews/foods/list-failed`.
  package let previews: [SiteApp]

  /// The address of the page that lists all previews.
  package static var address: String { "/previews" }

  /// Where the way back of a preview leads, and its words.
  static func home(in locale: Locale, _ strings: StringTables) -> (address: String, name: String) {
    (address, LocalizedStringKey("Previews").resolve(in: locale, tables: strings))
  }

  /// The previews of these providers, below `/previews/name`.
  ///
  /// Each view of a provider is one, called by its `previewDisplayName(_:)`, or else by its number.
  @MainActor package init(
    name: String, title: String, providers: [any PreviewProvider.Type]
  ) {
    self.title = title
    previews = providers.flatMap { provider in
      provider.parts.enumerated().map { index, part in
        let label = part.name ?? "\(provider) \(index + 1)"
        return SiteApp(
          name: "previews/\(name)/\(Self.addressPart(label))", title: label, summary: "",
          colors: ("#f2f2f7", "#f2f2f7"),
          scene: { _ in
            // Made for each page anew, so that what one person does changes no other page.
            let view = AnyView(provider.parts[index].view)
            return WindowGroup { view }
          })
      }
    }
  }

  /// A name as part of an address: its letters and digits, with a hyphen for what is between.
  static func addressPart(_ name: String) -> String {
    name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }
}

/// The page at `/previews`.
struct PreviewsPage: View {
  let groups: [PreviewGroup]

  var body: some View {
    HTMLElement(.main, class: "home") {
      HTMLElement(.h1, text: Text("Previews"))
      HTMLElement(
        .p, class: "lead",
        text: Text("Each screen and control in each of its states, with data that never changes."))
      ForEach(groups, id: \.title) { group in
        HTMLElement(.section) {
          HTMLElement(.h2, text: Text(LocalizedStringKey(group.title)))
          HTMLElement(.ul, class: "previews", ["role": "list"]) {
            ForEach(group.previews, id: \.name) { link(to: $0) }
          }
        }
      }
    }
  }

  private func link(to preview: SiteApp) -> some View {
    HTMLElement(.li) {
      // The names are those of the source, as in Xcode, and are not translated.
      HTMLElement(
        .a, ["href": preview.address, "lang": "en", "dir": "auto"],
        text: Text(verbatim: preview.title))
    }
  }
}
