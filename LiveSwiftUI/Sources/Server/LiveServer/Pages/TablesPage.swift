// The page to print for the tables of a restaurant: cards with a QR code.
import Foundation
import SwiftUI

/// Cards that lead a phone to the site, eight on a sheet of A4, and a form for their number.
struct TablesPage: View {
  /// The most cards of a page.
  nonisolated static let most = 200
  /// The cards of a page that was asked for without a number: as many as a sheet has.
  nonisolated static let sheet = 8

  /// The title of the site.
  let title: Text
  /// The address of the owner's logo; nil without one.
  var logo: String?
  /// The address that the code leads to.
  let address: String
  /// The address as it is printed below the code, without a secret.
  let shownAddress: String
  /// The number of tables, whose cards are numbered; nil for a sheet of equal cards.
  let tables: Int?
  /// The sentence beside the code in each language, by the language's code.
  let sentences: [(language: String, text: String)]

  var body: some View {
    HTMLElement(.main, class: "tables") {
      HTMLElement(.form, class: "tables-f", ["method": "get"]) {
        HTMLElement(.label) {
          Text("Number of tables")
          HTMLElement(
            .input, class: "tf",
            [
              "name": "tables", "type": "number", "min": "1", "max": "\(Self.most)",
              "value": tables.map(String.init) ?? "",
            ])
        }
        HTMLElement(.button, class: "b bordered", ["type": "submit"], text: Text("Make the cards"))
      }
      if let source = QRCode(address)?.dataAddress {
        HTMLElement(.ul, class: "cards", ["role": "list"]) {
          ForEach(1...(tables ?? Self.sheet), id: \.self) { card($0, source) }
        }
      } else {
        HTMLElement(.p, text: Text("The address is too long for a QR code."))
      }
    }
  }

  private func card(_ number: Int, _ source: String) -> some View {
    HTMLElement(.li) {
      // The address below the name says the same.
      HTMLElement(.img, class: "code", ["alt": "", "src": source, "width": "200", "height": "200"])
      HTMLElement(.div) {
        if let logo { HTMLElement(.img, class: "logo", ["alt": "", "src": logo]) }
        HTMLElement(.h2, text: title)
        ForEach(sentences, id: \.language) { sentence in
          HTMLElement(.p, ["lang": sentence.language], text: Text(verbatim: sentence.text))
        }
        if tables != nil { HTMLElement(.p, class: "table", text: Text("Table \(number)")) }
        HTMLElement(.p, class: "address", text: Text(verbatim: shownAddress))
      }
    }
  }
}
