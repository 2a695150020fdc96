// The page to print for the tables of a restaurant: cards with a QR code.
import SwiftUI

/// Cards that lead a phone to the site.
struct TablesPage: View {
  /// The most cards of a page.
  static let most = 200

  /// The title of the site.
  let title: Text
  /// The address that the code leads to.
  let address: String
  /// The address as it is printed below the code, without a secret.
  let shownAddress: String
  /// The number of cards.
  let count: Int

  var body: some View {
    HTMLElement(.main, class: "tables") {
      if let source = QRCode(address)?.dataAddress {
        HTMLElement(.ul, class: "cards", ["role": "list"]) {
          ForEach(0..<count, id: \.self) { _ in
            HTMLElement(.li) {
              HTMLElement(.h2, text: title)
              // The address below says the same.
              HTMLElement(.img, ["alt": "", "src": source, "width": "200", "height": "200"])
              HTMLElement(.p, text: Text(verbatim: shownAddress))
            }
          }
        }
      } else {
        HTMLElement(.p, text: Text("The address is too long for a QR code."))
      }
    }
  }
}
