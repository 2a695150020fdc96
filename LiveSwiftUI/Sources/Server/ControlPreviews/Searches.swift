// A search field with its scopes.
import SwiftUI

struct SearchPreviews: PreviewProvider {
  static var previews: some View {
    SearchSampler(activation: .automatic).previewDisplayName("Search")
    SearchSampler(activation: .onTextEntry).previewDisplayName("Scopes while text is typed")
  }
}

private struct SearchSampler: View {
  enum Scope { case all, even, odd }

  let activation: SearchScopeActivation
  @State private var query = ""
  @State private var scope = Scope.all

  private var rows: [Int] {
    (1...20).filter { row in
      (scope == .all || (scope == .even) == row.isMultiple(of: 2))
        && (query.isEmpty || String(row).contains(query))
    }
  }

  var body: some View {
    NavigationStack {
      List(rows, id: \.self) { Text("Row \($0)") }
        .navigationTitle("Search")
        .searchable(text: $query, prompt: "Search rows")
        .searchSuggestions {
          if query.isEmpty {
            ForEach([2, 12, 20], id: \.self) { row in
              Text("Row \(row)").searchCompletion(String(row))
            }
          }
        }
        .searchScopes($scope, activation: activation) {
          Text("All").tag(Scope.all)
          Text("Even").tag(Scope.even)
          Text("Odd").tag(Scope.odd)
        }
    }
  }
}
