// The page that lists the previews, each linked at its own address.
import Foundation
package import SwiftUI

/// The previews of one module, under one heading.
package struct PreviewGroup: Sendable {
  /// The string-table key of the heading, such as "Foods".
  package let title: String
  /// The previews, each served as its own app, such as `/previews/foods/list-failed`.
  package let previews: [SiteApp]

  /// The address of the page that lists all previews.
  package static var address: String { "/previews" }

  /// The target and the label of a preview's back link.
  static func home(
    in locale: Locale, on site: SiteConfiguration
  ) -> (address: String, name: String) {
    let name = LocalizedStringKey("Previews").resolve(in: locale, tables: site.strings)
    return (site.basePath + address, name)
  }

  /// The previews of these providers, below `/previews/name`.
  ///
  /// Each view of a provider is a preview, named by `previewDisplayName(_:)` or by its number.
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
            // Made anew for each page, so that one person's changes affect no other page.
            let view = AnyView(provider.parts[index].view)
            return WindowGroup { view }
          })
      }
    }
  }

  /// A name as an address component: its letters and digits, and a hyphen for each gap.
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
